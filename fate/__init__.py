"""Fate: card games as a pure-Python engine. `fate.kernel` knows no game; `fate.fate2` is 宿命2.0."""
