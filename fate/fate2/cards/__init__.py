"""One file per card: what it is and, in `effect`, what it does."""
