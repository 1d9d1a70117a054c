"""How the database came to its present shape, step by step. A step is never changed once it was released."""
