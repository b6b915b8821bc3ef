"""All that a card, hero or fate file sees of the rules."""

from fate.fate2.rules import ask, setup
from fate.fate2.rules.activate import Activate, Designate, Pay, Stake
from fate.fate2.rules.attack import AfterHit, Attack, Declared, Dodged, Hit, further
from fate.fate2.rules.catalog import COLOUR, COLOURS, KIND_ID, KINDS, RANK, SUIT, SUITS, colour_of, suit_of
from fate.fate2.rules.convert import (
    Converter,
    Converts,
    any_card,
    black,
    counts_as,
    magic_cards,
    magic_kinds,
    red,
    regarded,
)
from fate.fate2.rules.death import Death, Died, LookAtIdentity
from fate.fate2.rules.deck import DeckAside, Draw, LookAtDeck, PutBack, Reveal
from fate.fate2.rules.dispel import Dispelled, Dispelling
from fate.fate2.rules.distance import ADJACENT, attack_range, distance, in_range, seating
from fate.fate2.rules.dying import Dying
from fate.fate2.rules.effect import GiveEffect, Laid, LoseEffect, TurnEffect, bound, effect, laid
from fate.fate2.rules.equipment import Equip, Turn, fit_gear, stands
from fate.fate2.rules.fate import Fate, fate
from fate.fate2.rules.game import FateGame
from fate.fate2.rules.judge import Flip, Judge, Verdict, is_black, is_red, is_suit
from fate.fate2.rules.jungle import Monster
from fate.fate2.rules.kind import Aim, Armor, AttributeWeapon, Gear, Kind, Magic, SSkill, Standing, Weapon, card
from fate.fate2.rules.lasting import BecomeImmune, SkipNext
from fate.fate2.rules.limit import Count, CountOnce
from fate.fate2.rules.marker import SpendMarkers, markers
from fate.fate2.rules.mode import Mode, mode
from fate.fate2.rules.moves import (
    Claim,
    Discard,
    Drop,
    Lay,
    Lift,
    Recover,
    SetAside,
    Show,
    SwapHands,
    Take,
    TakeAside,
    kept_aside,
)
from fate.fate2.rules.options import BadSetup, Options
from fate.fate2.rules.phases import DrawPhase, EndPhase, PlayPhase, StatusPhase, hand_limit
from fate.fate2.rules.pick import cards_of, coloured, holders, paired, pick_card, suited, worn
from fate.fate2.rules.play import UNLIMITED
from fate.fate2.rules.queries import (
    ATTACK_SUITS,
    ATTACKS,
    BAN,
    BONUS,
    CAN_ARM,
    CAN_HEAL,
    DISPELLABLE,
    DISTANCE,
    DODGE_SUITS,
    DODGEABLE,
    DODGES,
    DOUBLED,
    HAND_LIMIT,
    PAIRED,
    RANGE,
    REACH,
    SEATING,
    SILENCED,
    TARGETS,
    UPGRADES,
    VOID,
)
from fate.fate2.rules.repeat import Repeat
from fate.fate2.rules.respond import ATTACKS as ATTACK_KINDS
from fate.fate2.rules.respond import Call, Respond, attack_with, discard_or_suffer, play_dodge
from fate.fate2.rules.setup import Begin, Contest
from fate.fate2.rules.skill import (
    Activated,
    Active,
    CastCard,
    Casting,
    Conversion,
    Passive,
    Reactive,
    skill,
)
from fate.fate2.rules.spend import Settled, Spend, Spent, banned, spend_one, ways
from fate.fate2.rules.state import CASTING, DISCARD, DRAW, PLAY, Aside, Outcome, Status
from fate.fate2.rules.turn import TurnBegin, TurnEnd
from fate.fate2.rules.use import Targeted, Use, Used
from fate.fate2.rules.victory import awaited, factions_verdict, hunt, last_standing, members, neutral_winner, wiped_out
from fate.fate2.rules.vitals import Damage, Damaged, GainRage, Heal, LoseRage, Suffered, SwapHp
from fate.fate2.rules.ward import Ward
from fate.kernel.ability import after, before, modifies
from fate.kernel.event import Event, Steps
from fate.kernel.question import Question
