"""A program at a terminal of its own, as a person would sit before it."""
import fcntl
import os
import pty
import re
import select
import struct
import termios
import time


class Terminal:
    def __init__(self, command, columns=80, rows=40, environment=None):
        self.output = bytearray()
        self.child, self.master = pty.fork()
        if self.child == 0:
            os.environ.update({"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **(environment or {})})
            os.execvp(command[0], command)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, text):
        os.write(self.master, text.encode())

    def read_until(self, pattern, limit=60):
        """Reads until what came in since the last time matches; the seconds that took, or None."""
        start = time.perf_counter()
        came = bytearray()
        while time.perf_counter() - start < limit:
            ready, _, _ = select.select([self.master], [], [], 0.5)
            if not ready:
                continue
            try:
                piece = os.read(self.master, 1 << 16)
            except OSError:
                return None
            came += piece
            self.output += piece
            if re.search(pattern, came[-4096:] if len(came) > 8192 else came, re.S):
                return time.perf_counter() - start
        return None

    def peak_memory(self):
        """In megabytes; 0 where the system does not say."""
        try:
            with open(f"/proc/{self.child}/status") as file:
                found = re.search(r"VmHWM:\s+(\d+) kB", file.read())
                return int(found.group(1)) / 1024 if found else 0
        except OSError:
            return 0

    def close(self):
        try:
            os.write(self.master, b"\x04")
            self.read_until(rb"\Z\A", limit=0.2)
            os.kill(self.child, 9)
        except OSError:
            pass
        os.waitpid(self.child, 0)
        os.close(self.master)


# What comes when Zoetrope is ready for an entry: libedit is ready for pastes, and the sign stands before the line.
READY = rb"\x1b\[\?2004h[^\n]*zoetrope>"
