"""The questions to the rules that abilities may bend. Each names its base value and its facts."""

from fate.kernel.ability import Query

DISTANCE = Query("distance")
"""Steps from a to b (R13.1, R13.2): (value, a, b)."""
SEATING = Query("seating")
"""Living seats around the table as distance counts them (A75): (value,)."""
RANGE = Query("range")
"""Attack range (R13.3): (value, seat)."""
ATTACKS = Query("attacks")
"""Attacks allowed in the play phase (R10.1): (value, seat)."""
ATTACK_SUITS = Query("attack_suits")
"""Suits of Attacks allowed beyond that: (value, seat), a tuple of suits."""
REACH = Query("reach")
"""Suits whose Attacks reach everybody, whatever the range; all their cards must have one: (value, seat)."""
HAND_LIMIT = Query("hand_limit")
"""Cards kept in the discard phase (R11.1): (value, seat)."""
BONUS = Query("bonus")
"""What is added to an Attack's damage (R15.4): (value, use, target)."""
DODGES = Query("dodges")
"""Dodges needed against an Attack (R15.3): (value, use, target)."""
DODGEABLE = Query("dodgeable")
"""Whether using Dodge can cancel it (A90): (value, use, target)."""
DODGE_SUITS = Query("dodge_suits")
"""Suits a Dodge must have to cancel it, () for any (A89): (value, use, target)."""
VOID = Query("void")
"""Whether an Attack has no effect on its target (A97, A98): (value, use, target)."""
DOUBLED = Query("doubled")
"""Whether using this kind takes a second card of it (A86, A87): (value, seat, kind)."""
BAN = Query("ban")
"""Why a kind of card may not be used or played, "" when it may: (value, seat, kind, cards, how)."""
DISPELLABLE = Query("dispellable")
"""Whether a use of magic or an activation can be dispelled: (value, subject)."""
SILENCED = Query("silenced")
"""Why an active or casting skill may not be used, "" when it may: (value, seat, ability)."""
UPGRADES = Query("upgrades")
"""Ways to pay for an upgrade: (value, seat), a tuple of "rage" and ability ids."""
TARGETS = Query("targets")
"""Legal targets of a kind of card: (value, user, kind)."""
CAN_HEAL = Query("can_heal")
"""Whether hp can be regained: (value, seat)."""
PAIRED = Query("paired")
"""Whether the two pieces of equipment may be of one type (A185): (value, seat)."""
CAN_ARM = Query("can_arm")
"""Whether armour can be worn (R24.5): (value, seat)."""
