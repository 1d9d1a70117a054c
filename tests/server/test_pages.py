"""What the page is made of: its document and files, and the printed content and the book that it asks for.

The page itself is looked at in tests/page. Here it is a small one of straw, so that nothing need be built.
"""

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tools import patient

import undercroft as uc
from undercroft import lessons, texts
from undercroft.engine.registry import family
from undercroft.rulebook.aid import aid_of
from undercroft.rulebook.book import Book, book, languages
from undercroft.rulebook.cards import read_content
from undercroft.rulebook.material import material
from undercroft.server.config import Settings
from undercroft.server.web import pages
from undercroft.server.web.app import make_app
from undercroft.server.web.guard import POLICY

GAMES = uc.game_names()
LANGUAGES = tuple(texts.LANGUAGES)
ROUTER = Path(__file__).parents[2] / "web" / "src" / "lib" / "router.svelte.ts"
DOCUMENT = "<!doctype html><title>Undercroft</title>"
SCRIPT = "export const words = 'in the cellar';\n" * 100
FILES = {
    "index.html": DOCUMENT,
    "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "licences.md": "# Licenses",
    "assets/index-abc.js": SCRIPT,
    "assets/index-abc.css": "a { color: red }",
    "assets/letters-abc.woff2": "wOF2",
    "assets/scene-abc.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
}
ASSETS = {
    "/assets/index-abc.js": "text/javascript; charset=utf-8",
    "/assets/index-abc.css": "text/css; charset=utf-8",
    "/assets/letters-abc.woff2": "font/woff2",
    "/assets/scene-abc.svg": "image/svg+xml",
}
PLACES = (
    "/",
    "/new",
    *(f"/new/{game}" for game in GAMES),
    "/table/abc123",
    "/join",
    "/new-campaign/rocca_civetta",
    "/campaign/0123456789abcdef",
    "/join-campaign",
    "/replay/abc123",
    "/replay/abc123/40",
    "/rules",
    *(f"/rules/{game}" for game in GAMES),
    *(f"/learn/{game}" for game in GAMES),
    "/learn/rocca_civetta/solitary",
    "/aid/rocca_civetta/winter",
    "/puzzle/dungeoneer",
    "/daily/dungeon_drop",
    "/puzzle/dungeoneer/3",
    "/about",
    "/settings",
)


class Visitor:
    """Asks an application in this process; what is asked for here needs no database."""

    def __init__(self, folder: Path) -> None:
        self.app = make_app(Settings(database=str(folder / "undercroft.db"), secret=b"x" * 32))

    def ask(self, method: str, path: str, **headers: str) -> httpx.Response:
        async def main() -> httpx.Response:
            wire = httpx.ASGITransport(self.app)
            async with patient.AsyncClient(transport=wire, base_url="http://127.0.0.1:8000") as http:
                return await http.request(method, path, headers=headers)

        return asyncio.run(main())

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.ask("GET", path, **headers)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Visitor:
    """A server with a page."""
    folder = tmp_path / "page"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(pages, "FOLDER", folder)
    return Visitor(tmp_path)


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Visitor:
    """A server for which nobody has built a page."""
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "page")
    return Visitor(tmp_path)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def is_lost(answer: httpx.Response) -> bool:
    """Whether there is nothing at an address; nobody may keep that in mind for a year."""
    assert "cache-control" not in answer.headers
    return (404, "not_found") == (answer.status_code, answer.json()["error"]["code"])


# -- the document --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PLACES)
def test_every_place_has_the_same_document(built: Visitor, path: str) -> None:
    answer = built.get(path)
    assert (200, DOCUMENT) == (answer.status_code, answer.text)
    assert "text/html; charset=utf-8" == answer.headers["content-type"]


def test_the_document_is_asked_for_each_time(built: Visitor) -> None:
    """It names the files of the newest version."""
    assert "no-cache" == built.get("/").headers["cache-control"]


def test_the_places_are_those_the_page_knows() -> None:
    known = set(re.findall(r'case "([\w-]+)"', ROUTER.read_text(encoding="utf-8")))
    assert known == {address.split("/")[1] for address in (*pages.ADDRESSES, *pages.SHARED)} - {""}


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/index.html",
        "/table",
        "/table/",
        "/table/ABC",
        "/table/abc/def",
        "/new/Dungeoneer",
        "/replay/abc/last",
        "/replay/abc/-1",
        "/settings/",
        "/assets",
        "/assets/",
        "/assets/index-abd.js",
        "/assets/index.html",
        "/assets/%2e%2e/index.html",
    ],
)
def test_unknown_addresses(built: Visitor, path: str) -> None:
    assert is_lost(built.get(path))


@pytest.mark.parametrize("path", ["/nowhere", "/table/ABC", "/settings/", "/.git/config"])
def test_people_who_went_astray_get_the_page(built: Visitor, path: str) -> None:
    """It tells them so in their language."""
    answer = built.get(path, accept="text/html,application/xhtml+xml;q=0.9,*/*;q=0.8")
    assert (404, DOCUMENT) == (answer.status_code, answer.text)


@pytest.mark.parametrize("path", ["/api/nowhere", "/assets/index-abd.js"])
def test_data_and_files_are_never_the_page(built: Visitor, path: str) -> None:
    answer = built.get(path, accept="text/html")
    assert (404, "not_found") == (answer.status_code, answer.json()["error"]["code"])


@pytest.mark.parametrize("path", ["/", "/settings", "/icon.svg", "/assets/index-abc.js"])
def test_the_page_is_only_read(built: Visitor, path: str) -> None:
    assert 405 == built.ask("POST", path).status_code
    head = built.ask("HEAD", path)
    assert (200, b"") == (head.status_code, head.content)


# -- its files -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("path", "kind"), ASSETS.items())
def test_files_are_kept_for_a_year(built: Visitor, path: str, kind: str) -> None:
    """Their names hold a hash of what is in them."""
    answer = built.get(path)
    assert (200, FILES[path[1:]]) == (answer.status_code, answer.text)
    assert "public, max-age=31536000, immutable" == answer.headers["cache-control"]
    assert kind == answer.headers["content-type"]


def test_a_file_that_is_known_is_not_sent_again(built: Visitor) -> None:
    etag = built.get("/assets/index-abc.js").headers["etag"]
    again = built.get("/assets/index-abc.js", **{"if-none-match": etag})
    assert (304, b"") == (again.status_code, again.content)


@pytest.mark.parametrize("path", ["/assets/index-abc.js", "/assets/index-abc.css"])
def test_what_is_large_travels_compressed(built: Visitor, path: str) -> None:
    plain, packed = (built.get(path, **{"accept-encoding": way}) for way in ("identity", "gzip"))
    large = len(plain.content) >= 1000
    assert ("gzip" if large else None) == packed.headers.get("content-encoding")
    assert "content-encoding" not in plain.headers
    assert plain.content == packed.content
    assert not large or "accept-encoding" == plain.headers["vary"].lower() == packed.headers["vary"].lower()


def test_answers_to_a_person_are_not_compressed(built: Visitor) -> None:
    """Their size would tell something about secrets in them to whoever can put words beside these."""
    answer = built.get("/api/games/dungeoneer/book", **{"accept-encoding": "gzip"})
    assert len(answer.content) > 10_000
    assert "content-encoding" not in answer.headers


def test_licences_of_what_is_bundled(built: Visitor) -> None:
    answer = built.get("/licences.md")
    assert (200, FILES["licences.md"]) == (answer.status_code, answer.text)
    assert "text/plain; charset=utf-8" == answer.headers["content-type"]


def test_the_icon_may_change(built: Visitor) -> None:
    answer = built.get("/icon.svg")
    assert (200, "image/svg+xml") == (answer.status_code, answer.headers["content-type"])
    assert "max-age=86400" == answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/", "/icon.svg", *ASSETS, "/nowhere"])
def test_scripts_and_styles_come_from_our_own_files(built: Visitor, path: str) -> None:
    headers = built.get(path).headers
    assert (POLICY, "nosniff") == (headers["content-security-policy"], headers["x-content-type-options"])


def test_the_policy_lets_nobody_else_in() -> None:
    rules = {rule.partition(" ")[0]: rule.partition(" ")[2] for rule in POLICY.split("; ")}
    assert "'none'" == rules["default-src"]
    assert ("'self'", "'self'", "'self'") == (rules["script-src"], rules["style-src"], rules["connect-src"])
    assert "unsafe" not in POLICY


# -- nothing was built ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PLACES)
def test_a_note_where_nothing_was_built(bare: Visitor, path: str) -> None:
    answer = bare.get(path)
    assert (200, pages.NOTE) == (answer.status_code, answer.text)
    assert POLICY == answer.headers["content-security-policy"]


def test_the_note_says_what_to_do_and_leads_on(bare: Visitor) -> None:
    note = bare.get("/").text
    assert "<code>make page</code>" in note
    links = re.findall('href="([^"]+)"', note)
    assert [200, 200, 200] == [bare.get(link).status_code for link in links]


@pytest.mark.parametrize("path", ["/icon.svg", "/assets/index-abc.js"])
def test_files_that_were_not_built(bare: Visitor, path: str) -> None:
    assert is_lost(bare.get(path))


# -- what is printed -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=GAMES)
def printed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    http = Visitor(tmp_path_factory.mktemp("content"))
    return http.get(f"/api/games/{request.param}/content").json()


def cards_of(game: str) -> set[str]:
    """The numbers of everything in the content files that is drawn, with those of the base; the Randomizer
    cards only decide.
    """
    folders = [material(member.name).code / "content" for member in family(uc.game(game))]
    files = [found for folder in folders for found in read_content(folder).items()]
    return {card["number"] for file, cards in files if file != "randomizer" for card in cards.values()}


def test_content_is_that_of_one_version(bare: Visitor, game: str) -> None:
    printed = bare.get(f"/api/games/{game}/content").json()
    assert (game, uc.game(game).version) == (printed["game"], printed["version"])


def test_every_card_is_there_once_under_its_number(printed: Any) -> None:
    numbers = [card["number"] for card in printed["cards"].values() if card["number"]]
    assert sorted(cards_of(printed["game"])) == sorted(numbers)


def test_only_what_is_no_card_has_no_number(printed: Any) -> None:
    """Tokens, and Skills, which are printed on a Scholar."""
    unnumbered = {card["kind"] for card in printed["cards"].values() if not card["number"]}
    expected: dict[str, set[str]] = {
        "dungeon_drop": set(),
        "dungeoneer": set(),
        "dungeonology": {"trap", "skill"},
        "rocca_civetta": {"trap", "skill"},
    }
    assert expected[printed["game"]] == unnumbered


def test_everything_has_a_name_in_every_language(printed: Any) -> None:
    for language in LANGUAGES:
        speaker = texts.speaker(printed["game"], language)
        assert [] == [name for name in printed["cards"] if not speaker.has(speaker.card_message(name))]


def test_every_card_leads_to_its_paragraphs(printed: Any) -> None:
    """The page links to its rules, all of which the book tells."""
    told = {id for paragraph in book(printed["game"], "en").paragraphs for id in paragraph.ids}
    rules = {id: set(card["rules"]) for id, card in printed["cards"].items()}
    assert [] == [id for id, cited in rules.items() if not cited or cited - told]


def test_what_decides_something_is_told(printed: Any) -> None:
    assert uc.game(printed["game"]).decisive_events == set(printed["decisive"])


def test_every_hero_has_a_power(printed: Any) -> None:
    heroes = {id for id, card in printed["cards"].items() if card["kind"] == "hero"}
    assert heroes == {id for id, power in printed["powers"].items() if power}


def test_every_scholar_has_skills(printed: Any) -> None:
    """By their names, under which they are printed too."""
    scholars = [card for card in printed["cards"].values() if card["kind"] == "scholar"]
    named = {skill for card in scholars for skill in (*card["skills"], *card["exalted_skills"])}
    skills = [id for id, card in printed["cards"].items() if card["kind"] == "skill"]
    assert {f"skill.{name}" for name in named} == set(skills)


def test_the_kinds_of_words(printed: Any) -> None:
    """With these a client makes words of facts."""
    assert ("seat", "card") == (printed["kinds"]["seat"], printed["kinds"]["card"])


@pytest.mark.parametrize("path", ["chess/content", "chess/book", "chess/book?language=fr"])
def test_an_unknown_game(bare: Visitor, path: str) -> None:
    answer = bare.get(f"/api/games/{path}")
    assert 404 == answer.status_code
    assert answer.json()["error"]["code"] in ("no_game", "no_book")


def test_the_lesson_is_sent_to_whoever_has_it_not(bare: Visitor) -> None:
    answer = bare.get("/api/games/dungeoneer/lesson")
    assert 200 == answer.status_code
    again = bare.get("/api/games/dungeoneer/lesson", **{"if-none-match": answer.headers["etag"]})
    assert (304, b"") == (again.status_code, again.content)


def test_the_games_say_whether_they_have_a_lesson(bare: Visitor, game: str) -> None:
    listed = {one["name"]: one["lesson"] for one in bare.get("/api/games").json()["games"]}
    assert listed[game] == (200 == bare.get(f"/api/games/{game}/lesson").status_code)


def test_no_lesson(bare: Visitor) -> None:
    answer = bare.get("/api/games/chess/lesson")
    assert (404, "no_lesson") == (answer.status_code, answer.json()["error"]["code"])


def test_puzzles_are_counted_and_sent(bare: Visitor, game: str) -> None:
    count = {one["name"]: one["puzzles"] for one in bare.get("/api/games").json()["games"]}[game]
    assert count == len(lessons.puzzles(game))
    statuses = [bare.get(f"/api/games/{game}/puzzles/{number}").status_code for number in (0, 1, count + 1)]
    assert [404, 200 if count else 404, 404] == statuses


# -- the book ------------------------------------------------------------------------------------------------


def told(http: Visitor, game: str, query: str = "") -> Book:
    return msgspec.json.decode(http.get(f"/api/games/{game}/book{query}").content, type=Book)


def test_the_book_is_told_whole_in_every_language(bare: Visitor, game: str) -> None:
    assert set(LANGUAGES) == set(languages(game))
    for language in LANGUAGES:
        assert book(game, language) == told(bare, game, f"?language={language}")


def test_a_link_leads_to_the_same_paragraph_in_every_language(bare: Visitor, game: str) -> None:
    books = [told(bare, game, f"?language={language}") for language in LANGUAGES]
    anchors = [[paragraph.anchor for paragraph in whole.paragraphs] for whole in books]
    assert anchors[0] == anchors[1] == anchors[2]


def test_the_book_is_in_english_unless_somebody_says_so(bare: Visitor, game: str) -> None:
    assert book(game, "en") == told(bare, game)


@pytest.mark.parametrize("query", ["language=la", "language=", "tongue=fr", "language=../en"])
def test_no_book(bare: Visitor, game: str, query: str) -> None:
    answer = bare.get(f"/api/games/{game}/book?{query}")
    assert (400, "malformed") == (answer.status_code, answer.json()["error"]["code"])


# -- the aid, and what else is asked for without a session ---------------------------------------------------


@pytest.mark.parametrize("query", ["mode=winter&edition=1&language=fr", "edition=1", "mode=solitary", ""])
def test_the_aid_is_that_of_the_mode_and_the_edition(bare: Visitor, query: str) -> None:
    asked = dict(pair.split("=") for pair in query.split("&") if pair)
    wanted = aid_of(
        "rocca_civetta", asked.get("language", "en"), asked.get("mode", ""), int(asked.get("edition", 0))
    )
    answer = bare.get(f"/api/games/rocca_civetta/aid?{query}")
    assert wanted == msgspec.json.decode(answer.content, type=Book)


def test_the_modes_that_have_an_aid_are_told_with_their_options(bare: Visitor) -> None:
    listed = {one["name"]: one["aids"] for one in bare.get("/api/games").json()["games"]}
    assert {"profile": 14} == listed["rocca_civetta"]["winter"]
    assert {} == listed["dungeoneer"]


@pytest.mark.parametrize(
    "path",
    [
        "chess/aid",
        "dungeoneer/aid?mode=winter",
        "rocca_civetta/aid?mode=..%2Fen",
        "rocca_civetta/aid?mode=chess",
        "rocca_civetta/aid?mode=" + "x" * 4_000,
        "rocca_civetta/aid?mode=%00",
        "rocca_civetta/aid?edition=-1",
        "rocca_civetta/aid?edition=10",
        "rocca_civetta/aid?edition=1e3",
        "rocca_civetta/aid?language=..%2F..%2Fbook%2Fen",
        "chess/words",
        "dungeoneer/words?language=..%2Ffr",
        "dungeoneer/words?language=" + "x" * 4_000,
        "dungeoneer/lesson/solitary",
        "rocca_civetta/lesson/..%2Fdungeoneer",
        "rocca_civetta/lesson/solitary%00",
        "dungeoneer/puzzles/-1",
        "dungeoneer/puzzles/" + "9" * 40,
        "dungeoneer/puzzles/1%2F..%2F2",
        "dungeoneer/daily",
        "chess/daily",
    ],
)
def test_strange_words_at_these_doors_are_refused_in_few(bare: Visitor, path: str) -> None:
    """Whatever is asked for by a name that is not there, nothing is looked up by it, and no file is read."""
    answer = bare.get(f"/api/games/{path}")
    assert answer.status_code in (400, 404)
    assert answer.json()["error"]["code"] not in ("internal", "")
    assert len(answer.content) < 500
