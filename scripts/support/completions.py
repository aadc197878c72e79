"""Types command lines into bash, zsh and fish, presses Tab, and compares what stands there then.

completions.py BINARY SHELL...: the shell reads what the binary prints for it, and finds the binary by its name."""
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(__file__))
from terminal import Terminal  # noqa: E402

# What is typed behind `zoetrope`, and the words that it has become behind Tab; those that did not come to anything are as they were. The
# stroke behind a folder is left out, as zsh takes it back when the word ends there.
CASES = [
    ("--col", ["--color"]),
    ("--color al", ["--color", "always"]),
    ("--color=ne", ["--color=never"]),
    ("--theme proj", ["--theme", "projector"]),
    ("--images k", ["--images", "kitty"]),
    ("--language z", ["--language", "zh"]),
    ("ch", ["check"]),
    ("comp", ["completions"]),
    ("completions z", ["completions", "zsh"]),
    ("check --format s", ["check", "--format", "short"]),
    ("check --format=j", ["check", "--format=json"]),
    ("check --se", ["check", "--se"]),
    ("test a.swift --se", ["test", "a.swift", "--seed"]),
    ("explain Z0205", ["explain", "Z0205"]),
    ("learn from", ["learn", "from-view-model-to-state"]),
    ("help wa", ["help", "watch"]),
    ("min", ["minion.swift"]),
    ("check mi", ["check", "minion.swift"]),
    ("check \"my fi", ["check", "my file.swift"]),
    (r"check my\ fi", ["check", "my file.swift"]),
    ("check my", ["check", "my file.swift"]),
    ("run fold", ["run", "folder"]),
    ("run folder/pa", ["run", "folder/part.swift"]),
    ("--allow-read fold", ["--allow-read", "folder"]),
    ("--allow-read=fold", ["--allow-read=folder"]),
    ("doctest PA", ["doctest", "PAGE.md"]),
    ("minion.swift no", ["minion.swift", "notes.txt"]),
    ("minion.swift --col", ["minion.swift", "--col"]),
    ("film minion.swift -o no", ["film", "minion.swift", "-o", "notes.txt"]),
    ("-- ch", ["--", "ch"]),
    ("check ~/mi", ["check", "HOME/minion.swift"]),
    ("--nonsense ch", ["--nonsense", "check"]),
]
# What is listed where there is more than one word to choose from.
LISTS = [
    ("explain Z02", ["Z0201", "Z0202", "Z0206"]),
    ("--max-", ["--max-time", "--max-memory", "--max-output", "--max-depth"]),
    ("learn mixins-and-traits 1", ["10", "11", "12"]),
    ("t", ["test", "traits"]),
]


def folder_of_scripts(home):
    for name in ["minion.swift", "my file.swift", "notes.txt", "PAGE.md", "folder/part.swift"]:
        path = os.path.join(home, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        open(path, "w").close()


class Shell:
    def __init__(self, name, home, environment):
        self.name, self.home = name, home
        command = {
            "bash": ["bash", "--norc", "--noprofile", "-i"],
            "zsh": ["zsh", "-f", "-i"],
            "fish": ["fish", "--no-config", "-i"],
        }[name]
        os.chdir(home)
        self.terminal = Terminal(command, columns=300, rows=100, environment=environment)
        begin = {
            "bash": "source <(zoetrope completions bash); bind 'set enable-bracketed-paste off'",
            # By the way that a package goes: a file in a folder of functions.
            "zsh": "fpath=($HOME/functions $fpath); autoload -U compinit; compinit -u -D; unsetopt zle_bracketed_paste",
            "fish": "zoetrope completions fish | source",
        }[name]
        self.terminal.type(begin + "; printf '<%s>\\n' ready\r")
        if self.terminal.read_until(rb"<ready>", limit=30) is None:
            raise SystemExit(f"completions: {name} does not begin: {self.terminal.output!r}")

    def words(self, typed):
        """The words of a line behind Tab, as the shell itself takes it apart."""
        start = len(self.terminal.output)
        # The end of what is quoted is written by the shell or by nobody.
        self.terminal.type("zoetrope " + typed + "\t")
        self.terminal.type("\x01" + "printf '<%s>' begin \x05" + " ; printf '<%s>\\n' end\r")
        if self.terminal.read_until(rb"<begin>[^\r\n]*<end>", limit=10) is None:
            self.terminal.type("\x03")
            return None
        said = bytes(self.terminal.output[start:]).decode(errors="replace")
        found = re.findall(r"<begin>([^\r\n]*)<end>", said)[-1]
        words = re.findall(r"<([^>]*)>", found)
        return [re.sub(r"^~", "HOME", word.replace(self.home, "HOME")).rstrip("/") for word in words[1:]]

    def lists(self, typed, words):
        """Whether some words are listed behind several Tabs."""
        if self.name == "fish":
            self.terminal.type(f"complete -C 'zoetrope {typed}'\r")
        else:
            self.terminal.type("zoetrope " + typed + "\t\t\t")
        # In whatever order.
        pattern = "".join(f"(?=.*{re.escape(word)})" for word in words).encode()
        is_there = self.terminal.read_until(pattern, limit=5) is not None
        # An interrupt would take what is typed next with it.
        self.terminal.type("\x01\x0bprintf '<%s>\\n' done\r")
        self.terminal.read_until(rb"<done>", limit=5)
        return is_there


def main():
    binary, shells = os.path.abspath(sys.argv[1]), sys.argv[2:]
    faults = 0
    with tempfile.TemporaryDirectory() as home:
        home = os.path.realpath(home)
        folder_of_scripts(home)
        tools = os.path.join(home, "tools")
        os.mkdir(tools)
        os.symlink(binary, os.path.join(tools, "zoetrope"))
        functions = os.path.join(home, "functions")
        os.mkdir(functions)
        with open(os.path.join(functions, "_zoetrope"), "wb") as file:
            file.write(subprocess.run([binary, "completions", "zsh"], capture_output=True, check=True).stdout)
        environment = {"HOME": home, "PATH": tools + ":" + os.environ["PATH"], "ZOETROPE_LANGUAGE": "en"}
        for name in shells:
            if shutil.which(name) is None:
                raise SystemExit(f"completions: there is no {name}")
            shell = Shell(name, home, environment)
            for typed, expected in CASES:
                found = shell.words(typed)
                if found != expected:
                    print(f"{name}: zoetrope {typed}<Tab> has become {found}, and not {expected}", file=sys.stderr)
                    faults += 1
            for typed, expected in LISTS:
                if not shell.lists(typed, expected):
                    print(f"{name}: zoetrope {typed}<Tab> does not list all of {expected}", file=sys.stderr)
                    faults += 1
            shell.terminal.close()
    if faults:
        raise SystemExit(1)
    print(f"{len(CASES) + len(LISTS)} lines are completed in each of {', '.join(shells)}")


main()
