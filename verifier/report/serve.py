"""A small web server for the site, for this machine only."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from verifier.base.errors import UserError

__all__ = ["server"]


class _Quiet(SimpleHTTPRequestHandler):
    def translate_path(self, path: str) -> str:
        """A path with a null byte is the name of no file."""
        found = super().translate_path(path)
        return str(Path(self.directory, "no such file")) if "\0" in found else found

    def log_message(self, format: str, *args: object) -> None:
        """Requests are nobody's business."""


def server(folder: Path, port: int) -> ThreadingHTTPServer:
    """A server of the files of `folder` on the loopback address; port 0 takes a free one."""
    try:
        return ThreadingHTTPServer(("127.0.0.1", port), partial(_Quiet, directory=str(folder)))
    except OSError as error:
        raise UserError(f"Port {port} cannot be used: {error.strerror}. Another one: --port 0.") from None
