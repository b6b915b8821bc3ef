"""One file per fate card."""
