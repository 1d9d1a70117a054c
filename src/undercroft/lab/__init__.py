"""The lab: many games at once, what they say about the rules, and environments for learning machines."""
