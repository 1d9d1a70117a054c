"""Notices: telling people who are not here that it is their turn, in the ways they have asked for."""
