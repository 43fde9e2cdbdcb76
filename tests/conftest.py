"""What all tests need: an interrupt that arrives.

A shell starts its background jobs with SIGINT ignored, and so would every program be that a test starts and interrupts.
"""

from __future__ import annotations

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
