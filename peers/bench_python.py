#!/usr/bin/env python3
"""The Python package beside the native audit, python-chess and rust_pgn_reader_python_binding, in one run.

    python3 peers/bench_python.py [--reps N] [--megabytes N] [--file NAME]

Builds the package's module and the native audit with one profile, installs the others with pip into the target folder, and
prints processor time (all threads) as the median of N interleaved repetitions. Everything runs on one thread. Nothing of this
is a test: no time is ever asserted. python-chess, which takes a hundred times as long, reads the first games only.
"""

import argparse
import os
import pathlib
import re
import resource
import shutil
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
FOLDER = ROOT / "target" / "bench-python"
CORPUS = ROOT.parent / "shared" / "suites" / "pgn-corpus"
PEERS = ["chess==1.11.2", "rust_pgn_reader_python_binding==4.1.0", "zstandard"]


def set_up():
    """The package as it is installed, and an environment with the peers."""
    build = ["cargo", "build", "--release", "-p", "jadoube-python", "-p", "jadoube-audit", "--lib", "--example", "audit"]
    subprocess.run(build, cwd=ROOT, check=True)
    python = FOLDER / "venv" / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", FOLDER / "venv"], check=True)
    subprocess.run([python, "-m", "pip", "install", "-q", *PEERS], check=True)
    package = FOLDER / "jadoube"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(ROOT / "crates/python/python/jadoube", package)
    shutil.copy(ROOT / "target/release/lib_jadoube.so", package / "_jadoube.abi3.so")
    return python


def processor_time(work):
    """What the work gives, and how long it kept the processor."""
    before = time.process_time()
    result = work()
    return result, time.process_time() - before


def child_time(command):
    """The same for a program."""

    def used():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    before = used()
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return output, used() - before


def split(text, limit=None):
    """The games of a file as strings, which is what rust_pgn_reader_python_binding takes; not timed."""
    games = re.split(r"(?m)^(?=\[Event )", text[:limit] if limit else text)
    return [game for game in games if game.strip()]


def replay_with_python_chess(games):
    import io

    import chess.pgn

    moves = 0
    for text in games:
        game = chess.pgn.read_game(io.StringIO(text))
        board = game.board()
        for move in game.mainline_moves():
            board.push(move)
            moves += 1
    return moves


def measure(arguments):
    sys.path.insert(0, str(FOLDER))
    import rust_pgn_reader_python_binding as peer
    import zstandard

    import jadoube

    packed = CORPUS / f"{arguments.file}.pgn.zst"
    file = FOLDER / f"{arguments.file}.pgn"
    with open(packed, "rb") as source, open(file, "wb") as target:
        zstandard.ZstdDecompressor().copy_stream(source, target)
    data = file.read_bytes()
    if arguments.megabytes:
        data = data[: data.rfind(b"\n[Event ", 0, arguments.megabytes * 1_000_000) + 1]
        file.write_bytes(data)
    games = split(data.decode("latin-1"))
    few = games[: max(1, len(games) // 100)]
    few_data = "".join(few).encode("latin-1")
    print(f"{arguments.file}: {len(data) / 1e6:.1f} MB, {len(games)} games, median of {arguments.reps}; seconds of processor time")

    def ours(positions):
        return lambda: jadoube.columns(data, positions=positions, threads=1)

    native = [str(ROOT / "target/release/examples/audit"), str(file)]
    times = {}

    def note(name, measured):
        times.setdefault(name, []).append(measured[1])
        return measured[0]

    for _ in range(arguments.reps):
        told = note("audit, native", child_time(native))
        found = note("audit, Python", processor_time(lambda: sum(1 for _ in jadoube.audit(file, threads=1))))
        columns = note("columns", processor_time(ours(False)))
        with_positions = note("columns with positions", processor_time(ours(True)))
        theirs = note("rust_pgn_reader", processor_time(lambda: peer.parse_games_from_strings(games, num_threads=1)))
        few_ours = note("columns, few", processor_time(lambda: jadoube.columns(few_data, threads=1)))
        few_moves = note("python-chess, few", processor_time(lambda: replay_with_python_chess(few)))
        iterated = note(
            "games, few", processor_time(lambda: sum(len(game.moves) for game in jadoube.games(few_data)))
        )

    middle = {name: statistics.median(all_times) for name, all_times in times.items()}
    for name, seconds in middle.items():
        print(f"{name:24} {seconds:9.4f}")
    print(f"native: {told.strip()}; Python: {found} findings")
    print(f"moves: ours {len(columns.moves)}, rust_pgn_reader {theirs.num_moves}")
    print(f"few games ({len(few)}): ours {len(few_ours.moves)} moves, one by one {iterated}, python-chess {few_moves}")
    print(f"audit, Python against native: {middle['audit, native'] / middle['audit, Python']:.2f} of its speed")
    peer_time = middle["rust_pgn_reader"]
    print(f"replay with positions against rust_pgn_reader: {peer_time / middle['columns with positions']:.2f} times")
    print(f"replay, moves only, against rust_pgn_reader: {peer_time / middle['columns']:.2f} times")
    chess_time = middle["python-chess, few"]
    print(f"replay against python-chess: {chess_time / middle['columns, few']:.0f} times")
    print(f"game by game against python-chess: {chess_time / middle['games, few']:.0f} times")
    del with_positions


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--reps", type=int, default=5)
    parser.add_argument("--megabytes", type=int, default=0, help="only so much of the file; all by default")
    parser.add_argument("--file", default="otb-twic")
    arguments = parser.parse_args()
    if not CORPUS.exists():
        sys.exit(f"there is nothing to read: {CORPUS} is missing")
    if "JADOUBE_BENCH" not in os.environ:
        python = set_up()
        sys.exit(subprocess.run([python, __file__, *sys.argv[1:]], env={**os.environ, "JADOUBE_BENCH": "1"}).returncode)
    measure(arguments)


if __name__ == "__main__":
    main()
