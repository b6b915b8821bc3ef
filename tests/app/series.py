"""A page at the first question of each series that is answered in one go."""

from tests.app import position

OTHERS = """[[seat]]
name = "ben"
hero = "lich"
[[seat]]
name = "cid"
hero = "scorch_mage"
[[seat]]
name = "dan"
hero = "death_knight"
"""
TRANSFER = (
    """
title = "Energy Transfer for four"
play = ""
deck = ["greed", "dodge:heart", "disarm", "chakra", "frenzy"]
[[seat]]
name = "ann"
rage = 1
hand = ["hornbow", "energy_transfer"]
"""
    + OTHERS
)
AURA = (
    """
title = "Radiant Aura"
play = ""
phase = "draw"
deck = ["chakra", "greed", "dodge:heart", "disarm", "frenzy"]
[[seat]]
name = "ann"
hero = "frost_maiden"
"""
    + OTHERS
)
SERPENT = """
title = "Arcane Serpent"
play = ""
[[seat]]
name = "ann"
hero = "gorgon"
hand = ["frenzy"]
[[seat]]
name = "ben"
hero = "lich"
hand = ["greed"]
[[seat]]
name = "cid"
hero = "scorch_mage"
hand = ["disarm"]
[[seat]]
name = "dan"
hero = "death_knight"
"""
SPIRITS = """
title = "Drive Spirits"
sets = ["standard", "sunrise"]
play = ""
[[seat]]
name = "ann"
hero = "death_oracle"
rage = 3
status = [
  {kind = "death_oracle.evil_spirits", cards = ["greed"], by = "ann", lasts = "keep"},
  {kind = "death_oracle.evil_spirits", cards = ["disarm"], by = "ann", lasts = "keep"},
  {kind = "death_oracle.evil_spirits", cards = ["frenzy"], by = "ann", lasts = "keep"},
]
[[seat]]
name = "ben"
hero = "lich"
hp = 2
[[seat]]
name = "cid"
hero = "scorch_mage"
[[seat]]
name = "dan"
hero = "death_knight"
"""
LOVE = """
title = "Father's Love"
sets = ["standard", "daybreak"]
play = ""
phase = "draw"
[[seat]]
name = "ann"
hero = "guardian_knight"
hp = 1
[[seat]]
name = "ben"
hero = "lich"
[[seat]]
name = "cid"
hero = "scorch_mage"
[[seat]]
name = "dan"
hero = "death_knight"
[[aside]]
kind = "guardian_knight.faith"
owner = "ann"
cards = ["dodge:heart", "disarm:club", "time_stop:diamond", "greed"]
"""
SATYR = """
title = "Satyr Deceiver"
sets = ["standard", "jungle"]
play = ""
deck = ["dodge", "greed", "chakra", "disarm", "frenzy"]
[[seat]]
name = "ann"
hand = ["dodge"]
[[seat]]
name = "ben"
hero = "lich"
monsters = ["satyr_deceiver"]
[[seat]]
name = "cid"
hero = "scorch_mage"
[[seat]]
name = "dan"
hero = "death_knight"
"""
ASKED = {
    "energy_transfer.give": TRANSFER,
    "frost_maiden.radiant_aura.give": AURA,
    "gorgon.arcane_serpent.give": SERPENT,
    "death_oracle.drive_spirits.share": SPIRITS,
    "guardian_knight.fathers_love.target": LOVE,
    "satyr_deceiver.keep": SATYR,
}


def at(key):
    """The page at the first question of a series: the first thing to do, all it can cost, two targets at most."""
    page = position.page(ASKED[key])
    for _ in range(12):
        question = page.question
        if question.key == key:
            return page
        wanted = [i for i, option in enumerate(question.options) if option[0] not in ("decline", "end")]
        least = question.most if question.options[0][0] == "card" else min(question.most, 2)
        for option in wanted[:least] if question.many else wanted[-1:]:
            page.pick(option)
        if page.question is question and page.session.move.choice.complete:
            page.confirm()
    raise AssertionError(f"{key} never came, but {page.question.key}: {page.question.options}")
