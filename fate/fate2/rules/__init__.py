"""The rules of 宿命2.0: turns, use, damage, dying, judgement, victory. Cites R rules, A and D rulings."""
