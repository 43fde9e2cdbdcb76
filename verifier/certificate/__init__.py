"""Certificates: a verdict about a board as a folder that a stranger can check."""

from verifier.certificate.certify import certify

__all__ = ["certify"]
