"""The tables of the games as they are drawn: a module for each, found by the name of its game."""
