"""The prompt: how soon it is there, how fast the stage follows a change, and what a long session costs."""
import os
import statistics
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "scripts", "support"))
from terminal import READY, Terminal  # noqa: E402


def measure(zoetrope, lua, rounds, entries):
    with tempfile.TemporaryDirectory() as home:
        environment = {"HOME": home, "XDG_STATE_HOME": home, "INPUTRC": "/dev/null"}
        appearance(zoetrope, lua, rounds, environment)
        redrawing(zoetrope, rounds, environment)
        long_session(zoetrope, entries, environment)


def appearance(zoetrope, lua, rounds, environment):
    peers = {"zoetrope": ([zoetrope], READY)}
    if lua:
        peers["lua5.4 -i"] = ([lua, "-i"], rb"> ")
    times = {name: [] for name in peers}
    for _ in range(rounds):
        for name, (command, sign) in peers.items():
            terminal = Terminal(command, environment=environment)
            seconds = terminal.read_until(sign)
            if seconds is not None:
                times[name].append(seconds)
            terminal.close()
    print(f"\nuntil the prompt is there, medians of {rounds} rounds")
    for name, all in times.items():
        if all:
            print(f"{statistics.median(all) * 1000:>10.2f} ms   {name}")


def redrawing(zoetrope, rounds, environment):
    terminal = Terminal([zoetrope], environment=environment)
    terminal.read_until(READY)

    def enter(line):
        terminal.type(line + "\r")
        return terminal.read_until(READY)

    enter("protocol Header: TextPresentable {}")
    enter("extension Header { var textColor: Color { .blue } }")
    enter('struct Title: Header { var text = "a title" }')
    enter("for _ in 0..<1000 { show(Title()) }")
    colors = ["red", "green", "orange", "purple"]
    times = [
        enter(f"extension Header {{ var textColor: Color {{ .{colors[turn % len(colors)]} }} }}") for turn in range(rounds)
    ]
    times = [seconds for seconds in times if seconds is not None]
    if times:
        print(f"\n{statistics.median(times) * 1000:>10.2f} ms   a default is redefined and 1,000 cells are drawn anew")
    terminal.close()


def long_session(zoetrope, entries, environment):
    terminal = Terminal([zoetrope], environment=environment)
    terminal.read_until(READY)
    times = []
    for index in range(entries):
        terminal.type(f"let v{index} = {index} + 1\r" if index % 2 == 0 else f"v{index - 1} * 2\r")
        times.append(terminal.read_until(READY) or 0)
    first, last = times[:100], times[-100:]
    print(
        f"\n{statistics.median(first) * 1000:>10.2f} ms   an entry at the beginning of a session"
        f"\n{statistics.median(last) * 1000:>10.2f} ms   an entry behind {entries:,} others"
        f"\n{terminal.peak_memory():>10.1f} MB   is the session then")
    terminal.close()
