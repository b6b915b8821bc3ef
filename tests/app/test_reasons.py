"""Why a card is dimmed: the first reason the rules have against this very card."""

import pytest

from fate.app.wording import Wording
from tests.app import position

TABLE = """
title = "Somebody who may not use a card"
play = ""
[[seat]]
name = "ann"
{ann}
[[seat]]
name = "ben"
hand = ["dodge"]
[[seat]]
name = "cid"
[[seat]]
name = "eve"
"""
DOOMED = '{kind = "doom_herald.doom", cards = ["dodge:heart"], by = "ben", lasts = "status"}'
SEALED = '{kind = "frost_maiden.frost_seal", cards = ["dodge:heart", "dodge:diamond"], by = "ben", lasts = "status"}'
CASES = {
    "rage": ('hand = ["time_stop", "greed"]', "why.rage", {"need": 2, "have": 0}),
    "full": ('hand = ["healing_balm", "greed"]', "why.full_hp", {}),
    "timing": ('hand = ["dodge", "greed"]', "why.dodge", {}),
    "attacks": ('hand = ["normal_attack", "greed"]\nused = {attack = 1}', "why.attacks", {}),
    "target": ('hand = ["disarm", "greed"]', "why.target", {}),
    "banned": (f'hand = ["greed:heart", "greed:club"]\nstatus = [{DOOMED}]',
               "why.banned", {"ability": "doom_herald.doom"}),
    "second": (f'hand = ["normal_attack", "greed"]\nstatus = [{SEALED}]', "why.second", {}),
}  # fmt: skip


def dealt(ann):
    """The hand of the one who is asked, as the page shows it."""
    return position.page(TABLE.replace("{ann}", ann)).regions["app"].split('id="hand"')[1].split("</main>")[0]


@pytest.mark.parametrize("case", CASES)
def test_a_dimmed_card_says_what_is_against_it(case):
    ann, key, args = CASES[case]
    hand = dealt(ann)
    assert hand.count('data-s="off"') == 1
    assert str(Wording("zh").say(key, args)) in hand


def test_two_of_a_kind_are_told_apart():
    """D9, A87: with a second Attack to go with it neither is dimmed."""
    ann = f'hand = ["normal_attack", "chaos_attack", "greed"]\nstatus = [{SEALED}]'
    assert 'data-s="off"' not in dealt(ann)
