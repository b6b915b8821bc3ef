"""Players that see only a View. None keeps anything between two questions."""
