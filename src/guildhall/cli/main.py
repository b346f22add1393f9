"""`guildhall`: all commands. Bad input ends with one clear line and exit code 2, never with a traceback."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from guildhall import __version__
from guildhall.cli.optional_value import TrainCommand
from guildhall.core.errors import GuildhallError
from guildhall.core.reading import one_line

app = typer.Typer(
    name="guildhall",
    help="A self-hosted table for Euro board games. Start with: guildhall serve, or guildhall games",
    no_args_is_help=True,
    rich_markup_mode=None,  # help in frames would take longer to load than all the rest of it
    pretty_exceptions_enable=False,
    add_completion=False,
)
record_app = typer.Typer(help="Check, show and replay records of matches.", no_args_is_help=True, rich_markup_mode=None)
components_app = typer.Typer(
    help="Where component values come from, and if they are sound.", no_args_is_help=True, rich_markup_mode=None
)
lessons_app = typer.Typer(
    help="The guided lessons of the games: list them, play them through.", no_args_is_help=True, rich_markup_mode=None
)
app.add_typer(record_app, name="record")
app.add_typer(lessons_app, name="lessons")
app.add_typer(components_app, name="components")
puzzles_app = typer.Typer(
    help="Find puzzles in matches of bots, and check them.", no_args_is_help=True, rich_markup_mode=None
)
app.add_typer(puzzles_app, name="puzzles")

GameName = Annotated[str, typer.Argument(help="One of those that “guildhall games” lists.", metavar="GAME")]
SomeGame = Annotated[str, typer.Argument(help="A game; every game if not given.", metavar="[GAME]")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the game as key=value; may repeat.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Pack = Annotated[Path | None, typer.Option("--pack", help="A folder with component values to lay over the game's own.")]
Language = Annotated[str, typer.Option("--lang", help="en, uk, ru, it or fr", envvar="GUILDHALL_LANG")]


def parse_options(pairs: list[str] | None) -> dict[str, object]:
    """`["target=21"]` as a dictionary."""
    found: dict[str, object] = {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals:
            raise GuildhallError(f"an option is written key=value, not “{pair}”")
        found[key] = value
    return found


def _version(wanted: bool) -> None:
    if wanted:
        from guildhall._pure import engine_is_compiled

        engine = "compiled" if engine_is_compiled() else "pure Python"
        typer.echo(f"guildhall {__version__}, engine: {engine}")
        raise typer.Exit


@app.callback()
def guildhall(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Version and engine.")
    ] = False,
) -> None:
    pass


@app.command(epilog="Example: guildhall serve --port 8000 --no-open")
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8017,
    database: Annotated[
        str, typer.Option(help="Where tables are kept: a file, or a database URL.", envvar="GUILDHALL_DATABASE")
    ] = "",
    workers: Annotated[int, typer.Option(help="Server processes; more than one needs PostgreSQL.", min=1)] = 1,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = True,
) -> None:
    """Open the game table in the browser."""
    from guildhall.server.run import serve as run_server

    run_server(host=host, port=port, database=database, workers=workers, open_browser=open_browser)


@app.command(epilog="Example: guildhall play GAME --bot journeyman --seed 7 --lang uk")
def play(
    game: GameName = "",
    bot: Annotated[
        str, typer.Option(help="Who plays the other seats: apprentice (the usual), journeyman, master, or another bot.")
    ] = "",
    seats: Annotated[
        str,
        typer.Option(
            help="Who sits where: human, apprentice, journeyman, master; for comparison random, greedy, mcts:500, "
            "mcts:200ms."
        ),
    ] = "",
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game.")] = None,
    lang: Language = "en",
    pack: Pack = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved record.")] = None,
) -> None:
    """Play in the terminal. Against people at the same keyboard, and bots."""
    from guildhall.cli.play import play_in_terminal

    play_in_terminal(game, bot, seats, parse_options(option), seed, lang, pack, resume)


@app.command(epilog="Example: guildhall simulate GAME --players 3 --games 1000 --bot apprentice --seed 1 --json")
def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(help="Seats at the table.")] = 0,
    games: Annotated[int, typer.Option(help="How many matches.", min=1)] = 100,
    bot: Annotated[
        str, typer.Option(help="Who plays all seats: a level such as journeyman, random, greedy, mcts:500.")
    ] = "random",
    seed: Annotated[int, typer.Option(help="Seed of the first match; the others follow.")] = 0,
    option: Options = None,
    workers: Annotated[int, typer.Option(help="Processes.", min=1)] = 1,
    json: AsJson = False,
    pack: Pack = None,
) -> None:
    """Let a bot play many matches. Tells speed, lengths, scores, how they ended."""
    from guildhall.cli.simulate import simulate as run

    run(game, players, games, bot, seed, parse_options(option), workers, json, pack)


@app.command(epilog="Example: guildhall arena GAME --bots master,journeyman --games 100 --plot arena.svg")
def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help="Two or more bots, separated by commas: master,journeyman,apprentice,mcts:500,greedy.")
    ],
    games: Annotated[int, typer.Option(help="How many matches.", min=1)] = 100,
    players: Annotated[int, typer.Option(help="Seats; as many as bots if not given.")] = 0,
    seed: Annotated[int, typer.Option(help="Seed of the first match.")] = 0,
    option: Options = None,
    workers: Annotated[int, typer.Option(help="Processes.", min=1)] = 1,
    plot: Annotated[Path | None, typer.Option(help="Write a picture of the win rates (SVG).")] = None,
    json: AsJson = False,
) -> None:
    """Let bots play each other. Seats rotated, the same seeds for all; tells win rates and ratings."""
    from guildhall.cli.arena import arena as run

    run(game, bots, games, players, seed, parse_options(option), workers, plot, json)


@app.command(epilog="Example: guildhall analyse game.json --at 20 --effort 1000 --lang it")
def analyse(
    file: Annotated[Path, typer.Argument(help="A record, a tree of variations, or a position as repr writes it.")],
    at: Annotated[int | None, typer.Option(help="After so many moves; the end if not given.")] = None,
    effort: Annotated[int, typer.Option(help="Walks of the search.", min=1)] = 400,
    most: Annotated[int, typer.Option(help="How many moves to list.", min=1)] = 5,
    seed: Annotated[int, typer.Option(help="The same seed gives the same answer.", min=0)] = 0,
    lang: Language = "en",
    pack: Pack = None,
    json: AsJson = False,
) -> None:
    """The best moves of a moment. With the share of the win and the points that each promises."""
    from guildhall.cli.analyse import analyse as run

    run(file, at, effort, most, seed, lang, pack, json)


@app.command(cls=TrainCommand, epilog="Example: guildhall train GAME --hours 2 --workers 2 --folder training/GAME")
def train(
    game: GameName,
    hours: Annotated[float, typer.Option(help="A generation that begins within this time is finished.")] = 1.0,
    generations: Annotated[int, typer.Option(help="Stop after so many; 0 for as many as the time allows.", min=0)] = 0,
    workers: Annotated[int, typer.Option(help="Processes that play.", min=1)] = 1,
    seats: Annotated[
        str, typer.Option(help="Numbers of seats to learn, some oftener as in 2,2,3; all if not given.")
    ] = "",
    folder: Annotated[Path | None, typer.Option(help="Where the run is kept, and goes on: training/GAME.")] = None,
    after: Annotated[Path | None, typer.Option(help="Begin a new run with what this weight file knows.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.", min=1)] = 1,
    matches: Annotated[int, typer.Option(help="Matches of a generation.", min=0)] = 0,
    first_matches: Annotated[int, typer.Option(help="Matches of the first generation.", min=0)] = 0,
    gate: Annotated[int, typer.Option(help="Matches against the champion.", min=0)] = 0,
    unusual: Annotated[int, typer.Option(help="One match in so many has other options than the usual.", min=0)] = 0,
    walks: Annotated[
        int,
        typer.Option(
            help="Play by searches of so many walks, and learn what they find; 0 looks one step ahead.", min=0
        ),
    ] = 0,
    units: Annotated[int, typer.Option(help="Units of the first layer, in 24s.", min=0)] = 0,
    slow: Annotated[int, typer.Option(help="Learn so many times more slowly, after a good beginning.", min=0)] = 0,
    ray: Annotated[
        str,
        typer.Option(
            help="Spread work by Ray over all CPUs of a cluster; without an address over --workers of this machine.",
            metavar="[ADDRESS]",
        ),
    ] = "",
) -> None:
    """Let bots learn a game by playing themselves. Goes on where it stopped; needs the extra “train”."""
    from guildhall.cli.train import train as run

    changed = {
        "seed": seed,
        "matches": matches,
        "first_matches": first_matches,
        "gate": gate,
        "unusual": unusual,
        "walks": walks,
        "units": units,
        "slow": slow,
    }
    run(game, hours, generations, workers, ray, seats, folder, after, changed)


@app.command(epilog="Example: guildhall review match.json --lang uk")
def review(
    file: Annotated[Path | None, typer.Argument(help="The record of a finished match.", metavar="FILE")] = None,
    effort: Annotated[
        int,
        typer.Option(help="Walks of the search for each choice: more is slower and sees more.", min=10, max=100_000),
    ] = 400,
    lang: Language = "en",
    pack: Pack = None,
    json: AsJson = False,
    schema: Annotated[bool, typer.Option("--schema", help="Print the schema of the JSON and review nothing.")] = False,
) -> None:
    """Where a finished match was won. What all could expect, luck apart from choices, and what was better."""
    from guildhall.cli.review import review_file, show_schema

    if schema:
        show_schema()
    else:
        review_file(file, effort, lang, pack, json)


@app.command(epilog="Example: guildhall calibrate GAME --matches 200 --workers 2 --plot calibration.svg")
def calibrate(
    game: GameName,
    matches: Annotated[int, typer.Option(help="Matches for each number of seats.", min=2)] = 200,
    seats: Annotated[str, typer.Option(help="Numbers of seats, as in 2,3,4; all but the largest if not given.")] = "",
    effort: Annotated[int, typer.Option(help="Walks of the search for each position.", min=10)] = 400,
    seed: Annotated[int, typer.Option(help="Seed of the first match; every second one is held out.", min=0)] = 0,
    workers: Annotated[int, typer.Option(help="Processes.", min=1)] = 1,
    plot: Annotated[
        Path | None, typer.Option(help="Write a picture of what was said and what came true (SVG).")
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option(help="Keep judged positions in this file, and go on with those it has.", metavar="FILE"),
    ] = None,
    write: Annotated[bool, typer.Option("--write/--no-write", help="Write the curves into the game's folder.")] = True,
    check: Annotated[
        bool, typer.Option("--check", help="Fit nothing: see how the curves that are there do on these matches.")
    ] = False,
    json: AsJson = False,
) -> None:
    """For authors: fit what shares of the win stand for. By bots' matches: what was said, and who won."""
    from guildhall.cli.calibrate import calibrate as run

    run(game, matches, seats, effort, seed, workers, plot, keep, write, check, json)


@app.command(epilog="Example: guildhall balance GAME --seats 2,3,4 --matches 300 --workers 2 --plot balance.svg")
def balance(
    game: GameName,
    bot: Annotated[str, typer.Option(help="Who plays all seats; learned, or greedy where nothing was learned.")] = "",
    seats: Annotated[str, typer.Option(help="Numbers of seats, as in 2,3,4; all but a game alone if not given.")] = "",
    matches: Annotated[int, typer.Option(help="Matches for each number of seats.", min=1)] = 300,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="Seed of the first match; the others follow.", min=0)] = 0,
    workers: Annotated[int, typer.Option(help="Processes.", min=1)] = 1,
    plot: Annotated[Path | None, typer.Option(help="Write a picture of all shares (SVG).")] = None,
    json: AsJson = False,
    pack: Pack = None,
) -> None:
    """For authors: is a game fair, and is all of it used? Wins by seat, turns, points, what was taken when offered."""
    from guildhall.cli.balance import balance as run

    run(game, bot, seats, matches, parse_options(option), seed, workers, plot, json, pack)


@app.command(epilog="Example: guildhall bench --against older/site-packages --rounds 5 --json")
def bench(
    game: Annotated[str, typer.Argument(help="A game; every game if not given.", metavar="[GAME]")] = "",
    json: AsJson = False,
    rounds: Annotated[int, typer.Option(help="Alternating rounds; medians are reported.", min=1)] = 5,
    seats: Annotated[int, typer.Option(help="Seats at the table; the game's usual number if not given.", min=0)] = 0,
    against: Annotated[
        Path | None,
        typer.Option(help="A folder with another Guildhall, to measure instead of pure Python.", metavar="DIR"),
    ] = None,
    schema: Annotated[bool, typer.Option("--schema", help="Print the schema of the JSON and measure nothing.")] = False,
) -> None:
    """Measure the engine compiled against pure Python. Or against another installation."""
    from guildhall.cli.bench import bench as run
    from guildhall.cli.bench import show_schema
    from guildhall.games import names

    if schema:
        show_schema()
    else:
        run([game] if game else list(names()), seats, rounds, against, json)


@app.command(epilog="Example: guildhall soak GAME --games 10000 --workers 2")
def soak(
    game: GameName,
    games: Annotated[int, typer.Option(help="Matches for each choice of seats and options.", min=1)] = 1000,
    seed: Annotated[int, typer.Option(help="Seed of the first match: go on where a run stopped.")] = 0,
    workers: Annotated[int, typer.Option(help="Processes.", min=1)] = 2,
    closely: Annotated[int, typer.Option(help="Check every promise in one of so many matches.", min=1)] = 100,
    pairs: Annotated[int, typer.Option(help="Instead: so many pairs of worlds that look alike.", min=0)] = 0,
    json: AsJson = False,
) -> None:
    """Random matches under the eyes of the conformance suite. Very many, over all seat counts and options."""
    from guildhall.cli.soak import soak as run
    from guildhall.cli.soak import soak_pairs

    if pairs:
        soak_pairs(game, pairs, seed, workers, json)
    else:
        run(game, games, seed, workers, closely, json)


@app.command("new-game", epilog="Example: guildhall new-game tic_tac_toe --folder games")
def new_game(
    name: Annotated[str, typer.Argument(help="Small letters, digits and _.", metavar="NAME")],
    folder: Annotated[Path, typer.Option(help="Where its package goes.")] = Path(),
) -> None:
    """For authors: write the skeleton of a new game. With all rooms and a test that waits for its rules."""
    from guildhall.cli.new_game import new_game as run

    run(name, folder)


@app.command(epilog="Example: guildhall fields examples/goofspiel/src/goofspiel")
def fields(
    game: Annotated[
        str, typer.Argument(help="A game, or the folder of one; all of Guildhall's own if not given.", metavar="[GAME]")
    ] = "",
) -> None:
    """For authors: write numbers.py from fields.py. It has the class of a position's numbers."""
    from guildhall.cli.fields import write_fields

    write_fields(game)


@app.command(epilog="Example: guildhall games --json")
def games(json: AsJson = False, lang: Language = "en") -> None:
    """The games, their seats and options."""
    from guildhall.cli.library import show_games

    show_games(json, lang)


@app.command(epilog="Example: guildhall rules GAME SETUP --lang fr")
def rules(
    game: GameName,
    rule: Annotated[str, typer.Argument(help="A rule's id, or part of it.", metavar="[ID]")] = "",
    lang: Language = "en",
    guide: Annotated[bool, typer.Option("--guide", help="Told for people, by section.")] = False,
    json: AsJson = False,
) -> None:
    """The rules of a game, by id; with --guide told for people, by section."""
    from guildhall.cli.library import show_guide, show_rules

    if guide:
        show_guide(game, rule, lang, json)
    else:
        show_rules(game, rule, lang, json)


@components_app.command("check", epilog="Example: guildhall components check GAME --pack my-copy/")
def components_check(game: GameName, pack: Pack = None, json: AsJson = False) -> None:
    """Validate component values and say where they come from."""
    from guildhall.cli.library import check_components

    check_components(game, pack, json)


@record_app.command("check", epilog="Example: guildhall record check game.json")
def record_check(file: Path, pack: Pack = None, json: AsJson = False) -> None:
    """Replay a record and say whether it is sound."""
    from guildhall.cli.records import check

    check(file, pack, json)


@record_app.command("show", epilog="Example: guildhall record show game.json --at 20")
def record_show(
    file: Path,
    at: Annotated[int | None, typer.Option(help="After so many actions; the end if not given.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="From this seat's eyes (1, 2, …); a spectator's if not given.")
    ] = None,
    lang: Language = "en",
    pack: Pack = None,
    json: AsJson = False,
) -> None:
    """Show the board of a record at some action."""
    from guildhall.cli.records import show

    show(file, at, seat, lang, pack, json)


@record_app.command("replay", epilog="Example: guildhall record replay game.json --lang it")
def record_replay(file: Path, lang: Language = "en", pack: Pack = None, json: AsJson = False) -> None:
    """Tell a match action by action."""
    from guildhall.cli.records import tell

    tell(file, lang, pack, json)


@lessons_app.command("list", epilog="Example: guildhall lessons list GAME --lang it")
def lessons_list(game: SomeGame = "", lang: Language = "en", json: AsJson = False) -> None:
    """The lessons of a game, chapter by chapter; of every game if none is given."""
    from guildhall.cli.lessons import show

    show(game, lang, json)


@lessons_app.command("check", epilog="Example: guildhall lessons check GAME")
def lessons_check(game: SomeGame = "", json: AsJson = False) -> None:
    """Play every lesson through, wrong tries included, and look at its texts in all languages."""
    from guildhall.cli.lessons import check

    check(game, json)


@puzzles_app.command("make", epilog="Example: guildhall puzzles make GAME --count 50 --seed 1 --workers 2")
def puzzles_make(
    game: GameName,
    count: Annotated[int, typer.Option(help="How many.", min=1)] = 50,
    seed: Annotated[int, typer.Option(help="The same seed gives the same puzzles.", min=0)] = 1,
    effort: Annotated[int, typer.Option(help="Simulations of a search; ten times as many confirm.", min=100)] = 1000,
    workers: Annotated[int, typer.Option(help="Processes.", min=1)] = 1,
    to: Annotated[Path | None, typer.Option(help="The file; puzzles/GAME.json if not given.")] = None,
) -> None:
    """Let bots play and find positions with one best choice that is not the obvious one. Goes on where it stopped."""
    from guildhall.cli.puzzles import make

    make(game, count, seed, effort, workers, to)


@puzzles_app.command("check", epilog="Example: guildhall puzzles check GAME --confirm")
def puzzles_check(
    game: Annotated[str, typer.Argument(help="A game; every game if not given.", metavar="[GAME]")] = "",
    file: Annotated[Path | None, typer.Option(help="A file; the game's own if not given.")] = None,
    confirm: Annotated[bool, typer.Option("--confirm", help="Also search ten times as long as when made.")] = False,
    json: AsJson = False,
) -> None:
    """See that every puzzle can be read and its solution played. With --confirm a long search must agree."""
    from guildhall.cli.puzzles import check_all

    check_all(game, file, confirm, json)


def run() -> None:
    """The entry point: errors for people become one line and exit code 2."""
    try:
        app()
    except (GuildhallError, OSError) as error:
        typer.echo(f"guildhall: {one_line(str(error))}", err=True)
        sys.exit(2)
