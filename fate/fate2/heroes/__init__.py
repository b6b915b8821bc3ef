"""One file per hero, with all its skills."""
