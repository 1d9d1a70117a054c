"""What is printed on the cards of Dungeoneer, and the verbs in which it is printed."""
