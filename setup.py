"""What a wheel holds besides the modules: results, documents and examples that pages speak of, and the Coq files.

Everything else about the package stands in pyproject.toml. Large evidence stays in the repository: whoever wants to
check a certificate of results/ takes it from there.
"""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
FOLDERS = ("results", "docs", "examples", "coq")
LARGEST = 300_000  # bytes of a file
LEFT_OUT = {".cnf", ".lrat", ".pyc", ".vo", ".vok", ".vos", ".glob", ".out", ".aux", ".cache"}


class WithFiles(build_py):
    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        for folder in FOLDERS:
            for path in sorted((ROOT / folder).rglob("*")):
                if (
                    path.is_file()
                    and path.name[0] != "."
                    and path.suffix not in LEFT_OUT
                    and path.stat().st_size <= LARGEST
                ):
                    target = Path(self.build_lib) / "verifier" / "shipped" / path.relative_to(ROOT)
                    target.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(path, target)


setup(cmdclass={"build_py": WithFiles})
