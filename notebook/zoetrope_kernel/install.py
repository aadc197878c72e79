"""Tells Jupyter of the kernel: python -m zoetrope_kernel.install"""
import argparse
import json
import os
import sys
import tempfile

from jupyter_client.kernelspec import KernelSpecManager

from .session import CannotStart, Session

SPECIFICATION = {
    "argv": [sys.executable, "-m", "zoetrope_kernel", "-f", "{connection_file}"],
    "display_name": "Zoetrope",
    "language": "swift",
    "interrupt_mode": "signal",
    "metadata": {"debugger": False},
}


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="python -m zoetrope_kernel.install", description=__doc__)
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--user", action="store_true", help="for you alone; so it is where nothing is said")
    place.add_argument("--sys-prefix", action="store_true", help="into the environment of this Python")
    place.add_argument("--prefix", metavar="FOLDER", help="into share/jupyter/kernels of this folder")
    chosen = parser.parse_args(arguments)
    prefix = sys.prefix if chosen.sys_prefix else chosen.prefix
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        with open(os.path.join(folder, "kernel.json"), "w") as file:
            json.dump(SPECIFICATION, file, indent=1)
        try:
            path = KernelSpecManager().install_kernel_spec(
                folder, "zoetrope", user=prefix is None, prefix=prefix)
        except OSError as problem:
            sys.exit(f"error: {problem.filename or 'the folder'} can't be written to: {problem.strerror}; --user or --prefix names another place")
    print(f"Jupyter knows Zoetrope now: {path}")
    try:
        Session.program()
    except CannotStart as problem:
        print(f"note: {problem}")


if __name__ == "__main__":
    main()
