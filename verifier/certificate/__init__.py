"""Certificates: a verdict about a board as a folder that a stranger can check.

The package itself needs nothing but the standard library, so that `python -m verifier.certificate.check.board` does
not. Verdicts, with or without a certificate, are given by `verifier.verification`.
"""
