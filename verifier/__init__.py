"""Machine-checked combinatorial games on two heaps."""

import sys

__version__ = "0.1.0"

if "IPython" in sys.modules:  # a notebook, or a shell like one: values show themselves
    from verifier.report.notebook import register as _register

    _register()
