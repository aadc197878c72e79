#!/usr/bin/env python3
"""Compiles a script with swiftc and runs it, once for every content it ever had.

  scripts/support/compiled.py run FILE      compiles and runs
  scripts/support/compiled.py record FILE   likewise, eight times: what a hash decides differs from run to run
  scripts/support/compiled.py check FILE    only asks what the compiler says
  scripts/support/compiled.py warn FILE     likewise, with its warnings

Prints the directory that holds what came of it:
  compiled       0 when swiftc accepts the file
  diagnostics    what swiftc said
  stdout         what the program printed     (run, record)
  status         its exit code, 128 and up when a signal ended it     (run, record)
  varies         there when another run printed something else     (record)

A file called main.swift is compiled together with the others in its folder and below.

A script that imports modules of the library is linked against them as `swift build` left them in $ZOETROPE_BUILD
(.build/library/debug unless given).
"""
import hashlib
import os
import pathlib
import re
import resource
import shlex
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILD = pathlib.Path(os.environ.get("ZOETROPE_BUILD", ROOT / ".build/library/debug"))
CACHE = ROOT / ".build/recordings"
TARGET = re.compile(r'\.target\(name: "(\w+)"(?:, dependencies: [^\[\n]*(?:\[\] : )?\[([^\]]*)\])?')
IMPORT = re.compile(r"^(?:@testable )?import (\w+)", re.M)
# How often a program is run.
RUNS = {"run": 1, "record": 8}
# What this compiler cannot do by itself is called by the name that it has in our libraries: a macro, whose plugin cannot be had
# everywhere, and Objective-C, of which a program has nothing but its selectors.
STAND_INS = [
    (re.compile(r"^#Preview\b", re.M), r"_preview"),
    (re.compile(r"@(objc|objcMembers|nonobjc|IB[A-Z][a-z]+)(\([^)\n]*\))?( |$)", re.M), r""),
    (re.compile(r"#selector\(((self\.)?([a-z]\w*)(\(\w+:\))?)\)"), r"#selector(Self.\3\4)"),
    (re.compile(r"#selector\((\w+\.(\w+)(\((\w+:)\))?)\)"), r'_selector("\2\4", \1)'),
    (re.compile(r'_selector\("(\w+)_:"'), r'_selector("\1:"'),
]


class Library:
    """The modules that scripts import, as they are built."""

    def __init__(self):
        package = (ROOT / "Package.swift").read_text()
        self.uses = {name: re.findall(r'"(\w+)"', used) for name, used in TARGET.findall(package)}
        self.built = {}

    def modules(self, texts):
        """Those that scripts are linked against, with all that they are built on."""
        found = set()

        def add(name):
            if name in self.uses and name not in found:
                found.add(name)
                for used in self.uses[name]:
                    add(used)

        for text in texts:
            for name in IMPORT.findall(text):
                add(name)
        return sorted(found)

    def objects(self, module):
        """The object files of a module, and a hash of what is in them."""
        if module not in self.built:
            folder = BUILD / f"{module}.build"
            files = sorted(folder.resolve().rglob("*.o")) if folder.exists() else []
            if not files:
                sys.exit(
                    f"compiled: no built {module} in {BUILD}; run "
                    "'swift build --scratch-path .build/library --product Presentables' first"
                )
            self.built[module] = [str(it) for it in files], digest(*(it.read_bytes() for it in files))
        return self.built[module]


def digest(*contents):
    hashed = hashlib.sha256()
    for content in contents:
        hashed.update(content if isinstance(content, bytes) else content.encode(errors="surrogateescape"))
        hashed.update(b"\0")
    return hashed.hexdigest()[:32]


class Compiler:
    def __init__(self):
        CACHE.mkdir(parents=True, exist_ok=True)
        self.library = Library()
        self.version = subprocess.run(["swiftc", "--version"], capture_output=True, text=True).stdout.split("\n")[0]
        self.itself = pathlib.Path(__file__).read_bytes()
        self.commands = {}
        self.linked = {}

    def outcome(self, mode, file):
        """The directory with what came of a script."""
        file = pathlib.Path(file)
        sources = sorted(file.parent.rglob("*.swift")) if file.name == "main.swift" else [file]
        texts = [it.read_bytes().decode(errors="surrogateescape") for it in sources]
        # A script that reads files finds those that lie beside it beside the program as well.
        beside = []
        if any("Bundle.main" in it for it in texts):
            files = (it for it in file.parent.rglob("*") if it.is_symlink() or not it.is_dir())
            beside = sorted(it for it in files if it.suffix not in (".swift", ".out"))
        objects, hashes = [], []
        modules = self.library.modules(texts)
        for module in modules:
            files, hashed = self.library.objects(module)
            objects += files
            hashes.append(hashed)
        flags = ["-swift-version", "5", "-module-name", "main"]
        if mode != "warn":
            flags.append("-suppress-warnings")
        # What begins in a type's `main` is no script.
        if mode != "check" and len(sources) == 1 and re.search(r"^@main\b", texts[0], re.M):
            flags.append("-parse-as-library")
        if modules:
            flags += ["-I", str(BUILD / "Modules")]
        names = ["main.swift"] if len(sources) == 1 else [it.name for it in sources]
        contents = (it.read_bytes() for it in beside if it.exists())
        result = CACHE / digest(mode, self.version, self.itself, *flags, *names, *texts, *hashes, *contents)
        if result.exists():
            return result
        with tempfile.TemporaryDirectory(dir=CACHE, prefix="work.", ignore_cleanup_errors=True) as made:
            work = pathlib.Path(made) / "result"
            work.mkdir()
            for name, text in zip(names, texts):
                for pattern, stand_in in STAND_INS:
                    text = pattern.sub(stand_in, text)
                (work / name).write_bytes(text.encode(errors="surrogateescape"))
            if mode not in RUNS:
                # The SIL passes find what type checking alone does not: a missing return, a `let` initialised twice.
                compiles = self.compile(work, names, flags + ["-emit-sil", "-o", "/dev/null"])
            else:
                compiles = self.compile(work, names, flags + ["-Onone", "-o", "program"], texts, objects)
            (work / "compiled").write_text("0\n" if compiles else "1\n")
            if mode in RUNS and compiles:
                for other in beside:
                    place = work / other.relative_to(file.parent)
                    place.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy2(other, place, follow_symlinks=False)
                (work / "status").write_text(f"{self.run(work)}\n")
                printed = (work / "stdout").read_bytes()
                for _ in range(RUNS[mode] - 1):
                    self.run(work)
                    if (work / "stdout").read_bytes() != printed:
                        (work / "varies").touch()
                        break
            for left in ("program", "main.o", "main.autolink"):
                (work / left).unlink(missing_ok=True)
            try:
                work.rename(result)
            except OSError:
                pass  # Somebody else had the same one.
        return result

    def compile(self, work, names, flags, texts=(), objects=()):
        """Whether the compiler takes it; what it says is kept.

        The driver starts others, which is a third of the time for a small script. What it would start is the same for every script of
        one file: it is asked once.
        """
        with open(work / "diagnostics", "wb") as diagnostics:

            def succeeds(command):
                return subprocess.run(command, cwd=work, stdout=diagnostics, stderr=subprocess.STDOUT).returncode == 0

            links = "program" in flags
            if len(names) > 1:
                return succeeds(["swiftc", *flags, *names, *(["-lm", *objects] if links else [])])
            commands = self.started(tuple(flags), links)
            if not links:
                return all(succeeds(it) for it in commands)
            front_end, extraction, link = commands
            # What is to be linked is said by what is imported.
            key = tuple(sorted(set(IMPORT.findall(texts[0]))))
            if not succeeds(front_end):
                return False
            if key not in self.linked:
                where = extraction.index("main.o")
                if not succeeds(extraction[:where] + ["main.o", *objects] + extraction[where + 1 :]):
                    return False
                self.linked[key] = (work / "main.autolink").read_bytes()
            else:
                (work / "main.autolink").write_bytes(self.linked[key])
            where = link.index("main.o")
            return succeeds(link[:where] + ["main.o", *objects] + link[where + 1 :])

    def started(self, flags, links):
        """The commands that the driver starts for a script of one file."""
        if flags not in self.commands:
            command = ["swiftc", "-###", *flags, "main.swift", *(["-lm"] if links else [])]
            with tempfile.TemporaryDirectory() as empty:
                (pathlib.Path(empty) / "main.swift").touch()
                said = subprocess.run(command, cwd=empty, capture_output=True, text=True, check=True).stdout
            # What lies between two of them is in a directory of the driver's.
            said = re.sub(r"/\S*/main-\d+\.(o|autolink)", r"main.\1", said)
            self.commands[flags] = [shlex.split(line) for line in said.splitlines()]
        return self.commands[flags]

    @staticmethod
    def run(work):
        environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
        with open(work / "stdout", "wb") as output, open(work / "stderr", "wb") as errors:
            # Unbuffered, so that what was printed before a trap is there after it.
            status = subprocess.run(
                ["timeout", "60", "stdbuf", "-o0", "./program"], cwd=work, env=environment, stdin=subprocess.DEVNULL, stdout=output,
                stderr=errors,
            ).returncode
        return status if status >= 0 else 128 - status


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in (*RUNS, "check", "warn"):
        sys.exit(__doc__)
    print(Compiler().outcome(sys.argv[1], sys.argv[2]))


# A program that traps leaves no core.
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
if __name__ == "__main__":
    main()
