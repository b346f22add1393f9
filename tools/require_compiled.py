"""Fail unless the engine that would be tested is the compiled one."""

from __future__ import annotations

import sys

from guildhall._pure import engine_is_compiled

if not engine_is_compiled():
    sys.exit("the engine on the path is not compiled")
