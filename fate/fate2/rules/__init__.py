"""The rules of 宿命2.0: turns, use, damage, dying, judgement, victory. Numbers in docstrings: R rules, A and D rulings."""
