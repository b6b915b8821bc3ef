"""One file per monster of the Jungle."""
