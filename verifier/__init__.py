"""Machine-checked combinatorial games on two heaps."""

import sys

from verifier.base.version import VERSION

__version__ = VERSION

if "IPython" in sys.modules:  # a notebook, or a shell like one: values show themselves
    from verifier.report.notebook import register as _register

    _register()
