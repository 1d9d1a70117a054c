"""The same as the command itself: ``python -m undercroft.cli``."""

from undercroft.cli import main

if __name__ == "__main__":
    main()
