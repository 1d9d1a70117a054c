"""The cards of the expansion: how their files are read, what their words do, and the packs they come in."""
