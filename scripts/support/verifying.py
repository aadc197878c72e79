"""Compares recordings and marks with what the compiler says: the scripts' names come on standard input, each ended by a zero byte."""
import concurrent.futures
import difflib
import os
import pathlib
import re
import sys

from compiled import Compiler

REPORTED = re.compile(r"^[^ \n]*main\.swift:(\d+):\d+: (warning|error):", re.M)


def marked(text, kind):
    return [number for number, line in enumerate(text.split("\n"), 1) if f"// {kind}: " in line]


def reported(result, kinds):
    said = (result / "diagnostics").read_text(errors="replace")
    return sorted({int(line) for line, kind in REPORTED.findall(said) if kind in kinds})


def compiles(result):
    return (result / "compiled").read_text().strip() == "0"


def verify_recorded(compiler, file):
    result = compiler.outcome("run", file)
    recorded = file.with_suffix(".out")
    if not compiles(result):
        said = (result / "diagnostics").read_text(errors="replace").split("\n")
        return ["does not compile", *[line for line in said if "error:" in line][:5]]
    if not recorded.exists():
        return ["not recorded"]
    wanted, printed = recorded.read_bytes(), (result / "stdout").read_bytes()
    if wanted != printed:
        lines = [it.decode(errors="replace").split("\n") for it in (wanted, printed)]
        return ["the compiled program prints something else", *list(difflib.unified_diff(*lines, lineterm=""))[2:22]]
    status = int((result / "status").read_text())
    # A script ends well; one under Tests/Traps is ended by a signal.
    if status < 128 if file.parts[:2] == ("Tests", "Traps") else status != 0:
        return [f"the compiled program ended with {status}"]
    return []


def verify_marked(compiler, file):
    text = file.read_text(errors="replace")
    wanted, found = marked(text, "error"), reported(compiler.outcome("check", file), ["error"])
    # Where Zoetrope points elsewhere than swiftc, it is enough that both reject.
    if found and marked(text, "error(zoetrope)") or wanted == found:
        return []
    return [f"errors are marked on lines {wanted}, swiftc reports {found}"]


def verify_warned(compiler, file):
    result = compiler.outcome("warn", file)
    wanted, found = marked(file.read_text(errors="replace"), "warning"), reported(result, ["warning", "error"])
    said = [] if compiles(result) else ["does not compile"]
    if wanted != found:
        said.append(f"warnings are marked on lines {wanted}, swiftc reports {found}")
    return said


WAYS = {
    "Diagnostics": verify_marked, "Unsupported": verify_marked,
    "Warnings": verify_warned, "Notes": verify_warned,
}


def main():
    files = [pathlib.Path(it) for it in sys.stdin.read().split("\0") if it]
    compiler = Compiler()

    def verify(file):
        way = WAYS.get(file.parts[1], verify_recorded) if file.parts[0] == "Tests" else verify_recorded
        return way(compiler, file)

    failed = False
    with concurrent.futures.ThreadPoolExecutor(int(os.environ["JOBS"])) as pool:
        for file, said in zip(files, pool.map(verify, files)):
            if said:
                failed = True
                print(f"{said[0]}: {file}", *said[1:], sep="\n", flush=True)
    if failed:
        print(f"verify-recordings: some of {len(files)} scripts are not as swiftc has them", file=sys.stderr)
        sys.exit(1)
    print(f"verify-recordings: {len(files)} scripts are as swiftc has them")


main()
