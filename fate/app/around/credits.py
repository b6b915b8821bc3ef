"""Whose work is in here, and under which licences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fate.app.build import BUILD
from fate.app.wording import Wording

if TYPE_CHECKING:
    from fate.app.session import Session

WORKS = (
    ("icons", "Game-icons.net", "CC BY 3.0", "NOTICE"),
    ("fonts", "Noto Serif SC, Noto Sans SC", "SIL OFL 1.1", "noto-serif-sc"),
    ("python", "Pyodide, CPython", "MPL 2.0, PSF", "NOTICE"),
    ("start", "PyScript core, Polyscript", "Apache 2.0, MIT, ISC", "pyscript-core"),
    ("templates", "Jinja2, MarkupSafe", "BSD 3-Clause", "jinja2"),
    ("patch", "idiomorph", "0BSD", "idiomorph"),
)
"""What each work is for (a text key), its name, its licence, and the file with the licence's text."""
ARTISTS = (
    "Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, "
    "Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, "
    "Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, "
    "Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion"
)
"""Everybody who drew an icon, as NOTICE names them."""


def page(session: Session) -> dict[str, Any]:
    """The works as a table, the artists of the icons, what is original."""
    words = Wording(session.settings.language)
    works = [
        {"what": words.t(f"credit.{id}"), "name": name, "text": words.t(f"credit.{id}.text"), "licence": licence,
         "file": f"licences/{file}.txt"}
        for id, name, licence, file in WORKS
    ]  # fmt: skip
    return {"works": works, "artists": ARTISTS, "build": BUILD}
