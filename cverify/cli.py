"""The command line. `cverify FILE --spec TASK` is the main form; other commands stand beside it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from cverify.errors import UsageError
from cverify.exit_codes import ExitCode

COMMANDS = (
    "analyze",
    "explain",
    "doctor",
    "survey",
    "tags",
    "evaluate",
    "validate",
    "judge",
    "convert",
)
MAIN = "verify"

app = typer.Typer(
    name="cverify",
    help=(
        "Says whether a program has the complexity its task demands, and proves it.\n\n"
        "Main form: cverify SOLUTION --spec TASK [--json]"
    ),
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

JsonOption = Annotated[bool, typer.Option("--json", help="One JSON document instead of text.")]


@app.command(MAIN)
def verify(
    solution: Annotated[Path, typer.Argument(help="The program: .py, .cpp, .cc or .cxx.")],
    spec: Annotated[Path, typer.Option(help="The task: a YAML file.")],
    as_json: JsonOption = False,
    rule: Annotated[
        str, typer.Option(help="default, or `paper` for AlgoBench's own conjunction.")
    ] = "default",
    policy: Annotated[
        str, typer.Option(help="default, empirical or listed_only: how much proof is needed.")
    ] = "default",
    budget: Annotated[float, typer.Option(help="CPU seconds for measuring.", min=0.5)] = 6.0,
    seed: Annotated[int, typer.Option(help="Seed of every random choice.")] = 1,
    generator: Annotated[
        list[Path] | None,
        typer.Option(help="A program that makes inputs, called as `gen SIZE SEED`; may repeat."),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Draw the measured points and fits: .svg or .png.")
    ] = None,
    pair: Annotated[
        bool, typer.Option("--pair", help="Time the task's reference on the same inputs, too.")
    ] = False,
    resident: Annotated[
        bool, typer.Option("--resident", help="Do not trace Python's memory: its resident size.")
    ] = False,
) -> None:
    """The verdict on one solution, with the evidence of all layers (the default command)."""
    from cverify.commands.verify import run

    raise typer.Exit(
        run(
            solution,
            spec,
            as_json,
            rule,
            policy,
            budget,
            seed,
            generator or (),
            plot,
            pair,
            not resident,
        )
    )


@app.command()
def analyze(
    paths: Annotated[list[Path], typer.Argument(help="Programs, or folders of programs.")],
    as_json: JsonOption = False,
    as_lines: Annotated[
        bool, typer.Option("--jsonl", help="One JSON object a line and file.")
    ] = False,
) -> None:
    """Static time and space cost and algorithm tags, without a task."""
    from cverify.commands.analyze import run

    raise typer.Exit(run(paths, as_json, as_lines))


@app.command()
def explain(
    program: Annotated[Path, typer.Argument(help="The program: .py, .cpp, .cc or .cxx.")],
    spec: Annotated[
        Path | None, typer.Option(help="A task whose sizes and targets to use.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """The source with the cost of each line, the reason, and all that it rests on."""
    from cverify.commands.explain import run

    raise typer.Exit(run(program, spec, as_json))


@app.command()
def doctor(as_json: JsonOption = False) -> None:
    """What this machine has and lacks: compiler, sandbox, clock, libraries."""
    from cverify.commands.doctor import run

    raise typer.Exit(run(as_json))


@app.command()
def survey(
    paths: Annotated[list[Path], typer.Argument(help="Folders of sources, or single files.")],
    as_json: JsonOption = False,
    jobs: Annotated[int, typer.Option(help="Files examined at the same time.", min=1)] = 2,
    limit: Annotated[float, typer.Option(help="Seconds a file may take.", min=0.1)] = 60.0,
) -> None:
    """How the static layer fares over any sources: crashes, hangs, unknowns, time a file."""
    from cverify.commands.survey import run

    raise typer.Exit(run(paths, as_json, jobs, limit))


@app.command()
def tags(
    name: Annotated[
        str | None, typer.Argument(help="A tag, by any of its names; all of them without.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """The algorithm tags: meaning, what shows them, an example."""
    from cverify.commands.tags import run

    raise typer.Exit(run(name, as_json))


@app.command()
def evaluate(
    table: Annotated[
        Path,
        typer.Argument(help="Tab-separated: path, expected tags, allowed extra tags."),
    ],
    as_json: JsonOption = False,
) -> None:
    """Precision and recall of the tags over labelled programs, by tag and language."""
    from cverify.commands.evaluate import run

    raise typer.Exit(run(table, as_json))


@app.command()
def validate(
    paths: Annotated[
        list[Path] | None, typer.Argument(help="Folders of labelled tasks; ours by default.")
    ] = None,
    as_json: JsonOption = False,
    jobs: Annotated[int, typer.Option(help="Programs verified at the same time.", min=1)] = 1,
    budget: Annotated[float, typer.Option(help="CPU seconds for measuring.", min=0.5)] = 6.0,
    seed: Annotated[int, typer.Option(help="Seed of every random choice.")] = 1,
    keep: Annotated[
        Path | None, typer.Option(help="A file of results, continued where it ends.")
    ] = None,
) -> None:
    """Verdicts against a corpus's labels: static, runtime, static with tags, all layers."""
    from cverify.commands.validate import run

    raise typer.Exit(run(paths or [], as_json, jobs, budget, seed, keep))


@app.command()
def judge(
    solution: Annotated[
        Path | None, typer.Argument(help="The program: a file or a folder.")
    ] = None,
    task: Annotated[Path, typer.Option(help="A task folder, or a package.")] = Path("."),
    submissions: Annotated[
        bool, typer.Option("--submissions", help="Judge every bundled submission instead.")
    ] = False,
    test: Annotated[
        list[str] | None, typer.Option(help="Only this test, by name or number; may repeat.")
    ] = None,
    transcript: Annotated[
        bool, typer.Option("--transcript", help="Show what both sides of a dialogue said.")
    ] = False,
    as_json: JsonOption = False,
    as_lines: Annotated[
        bool, typer.Option("--jsonl", help="One JSON object a line and submission.")
    ] = False,
    seed: Annotated[int, typer.Option(help="Seed of every random choice.")] = 1,
    apart: Annotated[
        bool, typer.Option("--apart", help="Run a task's own interactor in a sandbox.")
    ] = False,
    testlib: Annotated[
        Path | None, typer.Option(help="Folder with testlib.h, for packages without it.")
    ] = None,
    junit: Annotated[Path | None, typer.Option(help="Also write JUnit XML to this file.")] = None,
    every: Annotated[
        bool, typer.Option("--every", help="Run all tests, however many run out of time.")
    ] = False,
) -> None:
    """What the judge alone says: batch and interactive tasks, packages of several formats."""
    from cverify.commands.judge import Asked, run

    asked = Asked(
        task, tuple(test or ()), transcript, as_json, as_lines, seed, apart, testlib, junit, every
    )
    raise typer.Exit(run(solution, submissions, asked))


@app.command()
def convert(
    package: Annotated[Path, typer.Argument(help="A package of another system.")],
    out: Annotated[Path, typer.Option(help="The new folder.")],
    to: Annotated[str, typer.Option(help="task: our own task folder.")] = "task",
    testlib: Annotated[
        Path | None, typer.Option(help="Folder with testlib.h, for packages without it.")
    ] = None,
) -> None:
    """A package of another system as a task folder of our own."""
    from cverify.commands.convert import run

    raise typer.Exit(run(package, to, out, testlib))


def main() -> None:
    """Entry point: the bare form is the verify command."""
    arguments = _with_command(sys.argv[1:])
    try:
        app(arguments, prog_name="cverify", standalone_mode=True)
    except UsageError as error:
        print(f"cverify: {error}", file=sys.stderr)
        sys.exit(ExitCode.USAGE)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(ExitCode.FAULT)


def _with_command(arguments: list[str]) -> list[str]:
    """Insert the main command where none is named."""
    named = (*COMMANDS, MAIN)
    if not arguments or arguments[0] in (*named, "--help", "-h"):
        return arguments
    first = Path(arguments[0])
    if not (first.suffix or first.exists() or arguments[0].startswith("-")):
        print(f"cverify: {first}: neither a command ({', '.join(named)}) nor a file",
              file=sys.stderr)  # fmt: skip
        sys.exit(ExitCode.USAGE)
    return [MAIN, *arguments]
