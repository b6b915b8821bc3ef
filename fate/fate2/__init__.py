"""宿命2.0 (Fate 2.0): a hidden-identity card game for 2 to 8 players."""
