"""Engine and rules can be compiled (`make fast`). This is the one thing that the source says about it: which
classes other people's Python may still subclass.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: Any) -> Any:
        """Says something to the compiler and nothing to Python."""
        return lambda cls: cls
