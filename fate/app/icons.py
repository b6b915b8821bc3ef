"""Which picture stands for what: game-icons.net names for every hero, card, fate and term.

The build collects the names (`used`) and puts exactly those into the page's sprite; templates refer to
them as ``#i-NAME``. A hero's portrait is drawn from four choices: the outline tells the attribute, the
field pattern and the hue come from the hero's place in the roster, and the glyph is its icon.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable

HEROES = {
    "death_knight": "mounted-knight",
    "skeleton_king": "crowned-skull",
    "quillback": "porcupine",
    "spirit_warrior": "spears",
    "holy_knight": "winged-shield",
    "axe_lord": "battle-axe",
    "guardian_knight": "templar-shield",
    "scorch_mage": "fire-spell-cast",
    "necromancer": "skull-staff",
    "two_headed_dragon": "double-dragon",
    "frost_maiden": "ice-spell-cast",
    "lich": "frozen-orb",
    "shadow_priest": "warlock-hood",
    "ogre_mage": "ogre",
    "light_warden": "sun-priest",
    "goblin_engineer": "goblin-head",
    "lily_the_fairy": "fairy",
    "gorgon": "medusa-head",
    "lightning_phantom": "lightning-shadow",
    "swordmaster": "katana",
    "avenging_soul": "haunting",
    "blood_fiend": "claw-slashes",
    "troll_captain": "troll",
    "dwarf_musketeer": "blunderbuss",
    "crypt_assassin": "scarab-beetle",
    "mage_slayer": "crossed-sabres",
    "chen_yunsheng": "monk-face",
    "wisp": "spark-spirit",
    "beast_lord": "lion",
    "mountain_giant": "rock-golem",
    "doom_herald": "devil-mask",
    "obsidian_ruiner": "crystal-growth",
    "summoner": "three-burning-balls",
    "shifting_elemental": "water-splash",
    "unseen_assassin": "hooded-assassin",
    "shade_demon": "evil-wings",
    "mammoth_kin": "mammoth",
    "butcher": "meat-cleaver",
    "clockwork_gnome": "gear-hammer",
    "tusked_seafolk": "walrus-head",
    "drunken_panda": "panda",
    "warlock": "warlock-eye",
    "queen_of_torment": "female-vampire",
    "frost_wraith": "frozen-body",
    "moon_rider": "falcon-moon",
    "alchemist": "erlenmeyer",
    "merfolk_guard": "fish-monster",
    "silent_sorcerer": "silenced",
    "king_of_the_gods": "thunder-skull",
    "dark_sage": "brain-stem",
    "death_oracle": "floating-ghost",
    "dark_ranger": "bowman",
    "temple_assassin": "cloak-dagger",
    "brood_spider": "spider-face",
    "wandering_swordsman": "two-handed-sword",
    "fleet_admiral": "pirate-captain",
    "windwalker": "wind-slap",
}

CARDS = {
    "normal_attack": "sword-clash",
    "chaos_attack": "sword-spin",
    "flame_attack": "flaming-arrow",
    "dodge": "dodging",
    "healing_balm": "healing-shield",
    "frenzy": "enrage",
    "misdirect": "misdirection",
    "chakra": "meditation",
    "savage_axe": "crossed-axes",
    "dispel": "magic-swirl",
    "disarm": "drop-weapon",
    "moon_arrow": "winged-arrow",
    "energy_transfer": "embrassed-energy",
    "greed": "robber-hand",
    "siren_song": "mermaid",
    "divine_might": "strong",
    "viper_ambush": "snake-bite",
    "time_stop": "sands-of-time",
    "soul_sever": "shattered-heart",
    "godslayer_slash": "lightning-helix",
    "last_radiance": "candle-flame",
    "assassinate": "crosshair",
    "back_in_time": "backward-time",
    "eye_of_frost": "eyeball",
    "battle_claw": "wolverine-claws",
    "saints_relic": "relic-blade",
    "demon_blade": "dripping-blade",
    "dispersal_blade": "fragmented-sword",
    "veiled_edge": "shadow-follower",
    "gloom_blade": "bloody-sword",
    "twin_night_blades": "crossed-swords",
    "plunder_axe": "sharp-axe",
    "arcane_staff": "wizard-staff",
    "hornbow": "pocket-bow",
    "finisher_axe": "war-axe",
    "ring_of_felice": "ring",
    "bladed_armour": "spiked-armor",
    "boots_of_speed": "wingfoot",
    "wandering_mages_cloak": "cape",
    "dodge_charm": "gem-pendant",
    "soul_ring": "skull-ring",
    "shadow_reliquary": "soul",
    "warding_orb": "shield-reflect",
    "kobold_overseer": "mole",
    "jackal_assassin": "wolf-head",
    "forest_troll_priest": "tribal-mask",
    "black_dragon": "spiked-dragon-head",
    "dark_troll_chief": "orc-head",
    "thunder_lizard": "lizardman",
    "satyr_deceiver": "imp-laugh",
    "raging_owlbeast": "barn-owl",
}

FATES = {
    "punisher_of_shadow": "hooded-figure",
    "conqueror_of_light": "sun",
    "spreading_plague": "plague-doctor-profile",
    "gambit_of_destiny": "chess-queen",
    "rebellious_puppet": "puppet",
    "summoner_of_death": "death-zone",
    "obsessed_mathematician": "abacus",
    "possessed_by_the_ancient": "golem-head",
    "last_stand_reversal": "crowned-explosion",
}

TERMS = {
    "hp": "hearts", "rage": "flame", "hand": "poker-hand", "deck": "card-pick", "discard": "card-discard",
    "draw": "card-draw", "range": "archery-target", "distance": "footsteps", "turn": "hourglass", "wait": "hourglass",
    "death": "tombstone", "dying": "heart-beats", "cast": "magic-swirl", "judge": "scales", "monster": "beast-eye",
    "damage": "sword-wound", "rescue": "life-support", "upgrade": "flame-spin", "weapon": "broadsword",
    "armor": "round-shield", "log": "scroll-quill", "fate": "eye-of-horus", "win": "laurel-crown", "lock": "padlock",
    "play": "crossed-swords", "bot": "puppet", "friends": "rally-the-troops", "why": "conversation",
    "help": "spell-book", "watch": "spyglass", "order": "cycle", "option": "perspective-dice-six-faces-random",
    "yes": "check-mark", "reveal": "wax-seal", "skip": "sands-of-time", "saved": "save", "broken": "cracked-disc",
    "spirit": "ghost", "element": "three-burning-balls", "chemical": "round-bottom-flask", "bomb": "unlit-bomb",
    "undo": "return-arrow", "notebook": "notebook", "curtain": "theater-curtains", "monster_zone": "beast-eye",
    "sound": "sound-on", "gap": "footsteps", "immune": "mermaid", "update": "sparkles",
    "next": "anticlockwise-rotation", "previous": "clockwise-rotation",
    "pick": "black-knight-helm", "kill": "skull-crack", "move": "card-exchange", "use": "card-play",
}  # fmt: skip

IDENTITIES = {"sentinel": "oak-leaf", "scourge": "death-skull", "neutral": "eye-of-horus", "unknown": ""}

CATEGORY_STYLE = {
    "basic": "basic",
    "magic": "magic",
    "s-skill": "s",
    "weapon": "weapon",
    "armor": "armor",
    "monster": "monster",
}
"""The category of a card as style sheets and templates name it."""

SUITS = {"spade": "s", "heart": "h", "diamond": "d", "club": "c"}

_FIELDS = ("plain", "pale", "bend", "chevron", "fess", "quarter", "saltire", "chief")
_LITERAL = re.compile(r"""\b(?:ic|iconb|act)\(\s*'([a-z0-9-]+)'""")
_BRANCH = re.compile(r"""'([a-z][a-z0-9]*(?:-[a-z0-9]+)+)'""")
_PLACE = {hero: place for place, hero in enumerate(HEROES)}


def field(hero: str) -> str:
    """The pattern of a hero's shield."""
    return _FIELDS[_PLACE[hero] * 5 % len(_FIELDS)]


def hue(hero: str) -> int:
    """How far a hero's hue lies from that of its attribute, -22 to 21 (the style sheet scales it)."""
    return _PLACE[hero] * 37 % 44 - 22


def used(sources: Iterable[str], available: Container[str]) -> list[str]:
    """All icon names the screens can show, sorted: those of the tables above and those written in template `sources`.

    `available` is the icon set; words in templates that are no icon in it are not names.
    """
    names = {*HEROES.values(), *CARDS.values(), *FATES.values(), *TERMS.values(), *IDENTITIES.values()} - {""}
    for source in sources:
        names.update(_LITERAL.findall(source))
        names.update(name for name in _BRANCH.findall(source) if name in available)
    return sorted(names)
