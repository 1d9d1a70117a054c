"""Every name for which the code of a game needs a text, read from the code itself, with the arguments that
are always there.

A prompt is what `ask` is called with, an event what `tell`, `reveal` and `confide` are called with, a reason
what `Reason` is called with. Where the name is not written out, it is followed: through a parameter to the
callers, through a field of a procedure to whoever begins it, through a table to its values, through an `if`
to the words it allows.
"""

import ast
import itertools
import re
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast as ftl

import undercroft
from undercroft.engine.registry import family
from undercroft.texts.speaker import Speaker, packages_of, parsed

SOURCE = Path(undercroft.__file__).parent
TOLD = ("tell", "reveal", "confide")
OPINION = re.compile(r"counsel-[a-z0-9-]+")
SEEN = {  # what a hint explains though nobody is asked
    "dungeon_drop": ("first_table", "waiting", "fall", "undo"),
    "dungeoneer": ("first_table", "waiting", "combat", "undo"),
    "dungeonology": (
        *("first_table", "waiting", "test", "undo"),
        *("new_alarm", "new_boss", "new_main_effects", "new_maximum_alert", "new_dangerous_zones"),
    ),
    "rocca_civetta": (  # beside what its base explains, and what of that is said otherwise to one player
        *("alone", "against_omega", "alone_undo", "alone_turn_activity", "alone_phase_action"),
        *("alone_test_declare", "alone_test_at_once", "alone_setup_scholar", "alone_main_aim"),
        *("alone_card_trap", "alone_cube_drop", "alone_intern_hide", "alone_boss_scatter"),
        *("new_research", "new_congregations", "new_floor_four", "new_familiars"),
        *("new_brood", "new_winter", "new_hunt", "new_temple", "new_sea"),
    ),
}


class Carried(NamedTuple):
    """What the calls for one name bring: arguments all of them have, and those only some seats are told."""

    always: frozenset[str]
    secret: frozenset[str] = frozenset()


# -- reading the code ----------------------------------------------------------------------------------------


class Call(NamedTuple):
    """A call, and where it stands."""

    call: ast.Call
    module: str
    function: ast.FunctionDef | None
    owner: ast.ClassDef | None


def modules(*folders: str) -> Iterator[tuple[str, ast.Module]]:
    for folder in folders:
        for path in sorted((SOURCE / folder).rglob("*.py")):
            name = ".".join(("undercroft", *path.relative_to(SOURCE).with_suffix("").parts))
            yield name, tree_of(path)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def calls(*folders: str) -> list[Call]:
    found: list[Call] = []

    def visit(
        node: ast.AST, module: str, function: ast.FunctionDef | None, owner: ast.ClassDef | None
    ) -> None:
        if isinstance(node, ast.FunctionDef):
            function = node
        if isinstance(node, ast.ClassDef):
            owner = node
        if isinstance(node, ast.Call):
            found.append(Call(node, module, function, owner))
        for child in ast.iter_child_nodes(node):
            visit(child, module, function, owner)

    for module, tree in modules(*folders):
        visit(tree, module, None, None)
    return found


def called(call: ast.Call) -> str:
    function = call.func
    return (
        function.id
        if isinstance(function, ast.Name)
        else function.attr
        if isinstance(function, ast.Attribute)
        else ""
    )


def strict_speaker(game: str, language: str) -> Speaker:
    """One who raises where something is missing, with the texts of the game that it expands."""
    *base, package = packages_of(undercroft.game(game))
    return Speaker(package, language, strict=True, base=tuple(base))


class Reader:
    """Reads one game's code, together with the engine's and that of the game that it expands."""

    def __init__(self, game: str) -> None:
        members = family(undercroft.game(game))
        self.folders = ("engine", *(f"games/{member.name}" for member in members))
        self.base = members[-2].name if len(members) > 1 else ""

    @cached_property
    def calls(self) -> list[Call]:
        return calls(*self.folders)

    def own_prompts(self) -> set[str]:
        """What only this game asks."""
        return self.prompts() - (Reader(self.base).prompts() if self.base else set())

    def strings(self, node: ast.expr, place: Call) -> set[str]:
        """All texts an expression can be."""
        if isinstance(node, ast.Constant):
            return {str(node.value)}
        if isinstance(node, ast.IfExp):
            return self.strings(node.body, place) | self.strings(node.orelse, place)
        if isinstance(node, ast.JoinedStr):
            parts = [self.strings(part, place) for part in node.values]
            return {"".join(words) for words in itertools.product(*parts)}
        if isinstance(node, ast.FormattedValue):
            return self.strings(node.value, place)
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            return set(getattr(import_module(place.module), node.value.id).values())
        if isinstance(node, ast.Name) and place.function is not None:
            return self.assigned(node.id, place) or self.parameter(node.id, place.function)
        if isinstance(node, ast.Attribute) and place.function is not None:
            return allowed(node, place.function) or self.field(node, place)
        raise AssertionError(
            f"{place.module}:{node.lineno}: cannot tell what text this is: {ast.unparse(node)}"
        )

    def opinions(self) -> set[str]:
        """The reasons of the rules of thumb, each written out where it is given."""
        found: set[str] = set()
        for name, tree in modules(*self.folders[1:]):
            if ".heuristics" in name:
                texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
                found |= {text for text in texts if isinstance(text, str) and OPINION.fullmatch(text)}
        return found

    def parameter(self, name: str, function: ast.FunctionDef) -> set[str]:
        """All texts that callers pass for a parameter, and its default."""
        names = [argument.arg for argument in function.args.args]
        defaults = dict(zip(names[::-1], function.args.defaults[::-1], strict=False))
        default = defaults.get(name)
        found = {str(default.value)} if isinstance(default, ast.Constant) else set[str]()
        for place in self.calls:
            if called(place.call) == function.name:
                given = {keyword.arg: keyword.value for keyword in place.call.keywords}
                given |= dict(zip(names, place.call.args, strict=False))
                if name in given:
                    found |= self.strings(given[name], place)
        assert found, f"nobody calls {function.name} with a text for {name}"
        return found

    def assigned(self, name: str, place: Call) -> set[str]:
        """All texts that a name is given in the same function, alone or together with others."""
        assert place.function is not None
        found: set[str] = set()
        for statement in ast.walk(place.function):
            if isinstance(statement, ast.Assign):
                for value in values_for(name, statement.targets[0], statement.value):
                    found |= self.strings(value, place)
        return found

    def field(self, node: ast.Attribute, place: Call) -> set[str]:
        """All texts with which a procedure is begun for one of its fields."""
        assert ast.unparse(node.value) == "self", f"{place.module}:{node.lineno}: {ast.unparse(node)}"
        owner = place.owner
        assert owner is not None
        names = [ast.unparse(line.target) for line in owner.body if isinstance(line, ast.AnnAssign)]
        found: set[str] = set()
        for other in self.calls:
            if called(other.call) == owner.name and other.owner is not owner:
                given = {keyword.arg: keyword.value for keyword in other.call.keywords}
                given |= dict(zip(names, other.call.args, strict=False))
                if node.attr in given:
                    found |= self.strings(given[node.attr], other)
        assert found, f"nobody begins {owner.name} with a text for {node.attr}"
        return found

    def prompts(self) -> set[str]:
        asked = [place for place in self.calls if called(place.call) == "ask"]
        return {name for place in asked for name in self.strings(place.call.args[1], place)}

    def events(self) -> dict[str, Carried]:
        found: dict[str, list[Carried]] = {}
        for place in self.calls:
            told = called(place.call)
            if told not in TOLD or not isinstance(place.call.func, ast.Attribute):
                continue
            always = frozenset(keyword.arg for keyword in place.call.keywords if keyword.arg)
            secret = dict_keys(place.call.args[2], place) if told == "confide" else frozenset()
            for name in self.strings(place.call.args[0], place):
                found.setdefault(name, []).append(Carried(always, secret))
        return {name: common(all_of_them) for name, all_of_them in found.items()}

    def reasons(self) -> dict[str, Carried]:
        found: dict[str, list[Carried]] = {}
        for place in self.calls:
            if called(place.call) == "Reason":
                data = dict_keys(place.call.args[2], place) if len(place.call.args) > 2 else frozenset()
                for name in self.strings(place.call.args[1], place):
                    found.setdefault(name, []).append(Carried(data))
        return {name: common(all_of_them) for name, all_of_them in found.items()}

    def sources(self) -> set[str]:
        """What a part of a sum can come from, besides cards: the names in functions that list parts."""
        found: set[str] = set()
        for _, tree in modules(*self.folders):
            for function in ast.walk(tree):
                if isinstance(function, ast.FunctionDef) and function.name.endswith("_parts"):
                    tuples = [node for node in ast.walk(function) if isinstance(node, ast.Tuple)]
                    firsts = [node.elts[0] for node in tuples if len(node.elts) == 2]
                    found |= {str(first.value) for first in firsts if isinstance(first, ast.Constant)}
        return found

    def scenes(self) -> set[str]:
        """The names of scenes: what a dict says under the key `scene`."""
        found: set[str] = set()
        for _, tree in modules(*self.folders):
            for node in ast.walk(tree):
                if isinstance(node, ast.Dict):
                    for key, value in zip(node.keys, node.values, strict=True):
                        if (
                            key is not None
                            and ast.unparse(key) == "'scene'"
                            and isinstance(value, ast.Constant)
                        ):
                            found.add(str(value.value))
        return found


def values_for(name: str, target: ast.expr, value: ast.expr) -> list[ast.expr]:
    """What a name becomes in an assignment: the value, or its part of one."""
    if isinstance(target, ast.Name):
        return [value] if target.id == name else []
    if not isinstance(target, ast.Tuple):
        return []
    wholes = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
    parts = [whole.elts for whole in wholes if isinstance(whole, ast.Tuple)]
    return [
        values[i]
        for i, element in enumerate(target.elts)
        if isinstance(element, ast.Name) and element.id == name
        for values in parts
    ]


def allowed(node: ast.expr, function: ast.FunctionDef) -> set[str]:
    """The words that the function lets an expression be: `if trick.when in ("announced", "turn_start")`."""
    return {
        str(word.value)
        for compared in ast.walk(function)
        if isinstance(compared, ast.Compare) and ast.unparse(compared.left) == ast.unparse(node)
        for among in compared.comparators
        if isinstance(compared.ops[0], ast.In) and isinstance(among, ast.Tuple)
        for word in among.elts
        if isinstance(word, ast.Constant)
    }


def common(carried: list[Carried]) -> Carried:
    always = frozenset.intersection(*(each.always for each in carried))
    return Carried(always, frozenset().union(*(each.secret for each in carried)))


def dict_keys(node: ast.expr, place: Call) -> frozenset[str]:
    """The keys of a dict that is written out here, or was in the same function."""
    if isinstance(node, ast.Name) and place.function is not None:
        for statement in ast.walk(place.function):
            if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == node.id:
                node = statement.value
                break
    assert isinstance(node, ast.Dict), (
        f"{place.module}:{node.lineno}: expected a dict, found {ast.unparse(node)}"
    )
    return frozenset(str(key.value) for key in node.keys if isinstance(key, ast.Constant))


# -- reading the Fluent files --------------------------------------------------------------------------------


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


class Text(NamedTuple):
    """One message or attribute of a file."""

    file: str
    variables: frozenset[str]
    messages: frozenset[str]
    wordings: tuple[str, ...]


def wordings(pattern: ftl.Pattern) -> Iterator[str]:
    """The text of a pattern and of each of its variants, with an X for what is put in."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            text += element.value
        elif isinstance(element.expression, ftl.StringLiteral):
            text += element.expression.parse()["value"]
        else:
            text += "X"
            if isinstance(element.expression, ftl.SelectExpression):
                for variant in element.expression.variants:
                    yield from wordings(variant.value)
    yield text


def read_texts(paths: Iterable[Path]) -> dict[str, Text]:
    """All messages, and attributes as `message.attribute`. A file that is not quite Fluent, or says something
    twice, is an error.
    """
    found: dict[str, Text] = {}
    for path in paths:
        resource = parsed(path.read_text("utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content!r}"
            if not isinstance(entry, ftl.Message):
                continue
            patterns = {entry.id.name: entry.value} | {
                f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes
            }
            for name, pattern in patterns.items():
                assert name not in found, f"{path}: {name} stands also in {found[name].file}"
                assert pattern is not None, f"{path}: {name} says nothing"
                inside = list(nodes(pattern))
                variables = frozenset(
                    node.id.name for node in inside if isinstance(node, ftl.VariableReference)
                )
                messages = frozenset(
                    node.id.name for node in inside if isinstance(node, ftl.MessageReference)
                )
                found[name] = Text(path.name, variables, messages, tuple(wordings(pattern)))
    return found


def files_of(folder: Path, language: str) -> list[Path]:
    return sorted((folder / language).glob("*.ftl"))
