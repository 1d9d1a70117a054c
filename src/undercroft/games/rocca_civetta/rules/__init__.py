"""The chapters of the expansion."""
