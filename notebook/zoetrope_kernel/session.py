"""`zoetrope session --json` as an object: requests go out, events come in, and an answer."""
import json
import os
import shlex
import shutil
import signal
import subprocess
import threading

from .words import say

PROTOCOL = 1


class SessionError(Exception):
    """An answer of the protocol that is an error."""

    def __init__(self, error):
        super().__init__(error.get("message", "an error"))
        self.code = error.get("code", "")
        self.error = error


class SessionEnded(Exception):
    """The process has ended. What was declared is gone."""

    def __init__(self, code, words):
        super().__init__(words)
        self.code = code


class CannotStart(Exception):
    """There is no session, and none can be started."""


def ended(code):
    """How a process has ended, in words."""
    if code >= 0:
        return say("zoetrope has ended with the code {code}", code=code)
    names = {number.value: f" ({number.name})" for number in signal.Signals}
    return say("zoetrope has ended by signal {signal}", signal=f"{-code}{names.get(-code, '')}")


class Session:
    """One process. It is started when it is first asked for something, and anew where it has ended."""

    def __init__(self, options=()):
        self.options = list(options) + shlex.split(os.environ.get("ZOETROPE_OPTIONS", ""))
        self.process = None
        self.greeting = None
        self.count = 0
        # A signal before an entry has begun would be for nobody: it is kept until then.
        self._is_interrupted = False
        self._has_begun = False
        self._awaits_line = False
        self._errors = []
        self._reader = None

    # Asking

    def ask(self, method, on_event=lambda event: None, on_input=lambda: None, **fields):
        """Asks for something, hands on what happens on the way, and returns the result."""
        self.start()
        self.count += 1
        number = self.count
        self._is_interrupted = self._has_begun = False
        self._send(dict(fields, id=number, method=method))
        while True:
            message = self._receive()
            if message.get("id") is None and "error" in message:
                # What could not be read as a request at all was this one, or the line that it waits for.
                if self._awaits_line:
                    self._awaits_line = False
                    self._send({"input": None})
                    continue
                raise SessionError(message["error"])
            if message.get("id") != number:
                continue
            if "error" in message:
                raise SessionError(message["error"])
            if "result" in message:
                self._has_begun = False
                return message["result"]
            event = message.get("event")
            if event == "begun":
                self._has_begun = True
                if self._is_interrupted:
                    self._signal()
            elif event == "input":
                line = on_input()
                self._awaits_line = line is not None
                self._send({"input": line})
            else:
                on_event(message)

    def interrupt(self):
        """Ends the entry that runs. May be called from a signal handler."""
        self._is_interrupted = True
        if self._has_begun:
            self._signal()

    # The process

    @property
    def lost(self):
        """How a process has ended that nobody has closed; nothing where none has."""
        code = self.process.poll() if self.process is not None else None
        return None if code is None else ended(code)

    @property
    def is_alive(self):
        return self.process is not None and self.process.poll() is None

    @staticmethod
    def program():
        """Where Zoetrope is: what `ZOETROPE` names, or what is found in `PATH`."""
        path = os.environ.get("ZOETROPE") or shutil.which("zoetrope")
        if not path:
            raise CannotStart(say("zoetrope is not found: put it into PATH, or name it: ZOETROPE=/path/to/zoetrope"))
        return path

    def start(self):
        """Starts the process, if there is none; returns whether it was started."""
        if self.is_alive:
            return False
        self.close()
        program = self.program()
        command = [program, "session", "--json", "--color", "never", *self.options]
        try:
            # In a group of its own: Jupyter signals its kernel's whole group, and the session would get it twice.
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
        except OSError as problem:
            raise CannotStart(say("{program} can't be started: {reason}", program=program, reason=problem.strerror)) from None
        self._errors = []
        self._reader = threading.Thread(
            target=self._read_errors, args=(self.process.stderr, self._errors), daemon=True)
        self._reader.start()
        try:
            self.greeting = self._receive()
        except SessionEnded as end:
            raise CannotStart(say("{program} has no session for notebooks: {end}", program=program, end=end)) from None
        if self.greeting.get("protocol") != PROTOCOL:
            found = self.greeting.get("protocol")
            self.close()
            raise CannotStart(
                say("{program} speaks protocol {found}, and this kernel protocol {own}", program=program, found=found, own=PROTOCOL))
        return True

    def close(self):
        """Ends the process: by the end of its input, and where that is not heard, by a signal."""
        process, self.process = self.process, None
        self._has_begun = False
        if process is None:
            return
        try:
            process.stdin.close()
        except OSError:
            pass
        try:
            process.wait(0.5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        # The thread ends with what it reads, and closes that.
        process.stdout.close()

    def take_errors(self):
        """What the process has said on standard error since the last time."""
        lines = []
        while self._errors:
            lines.append(self._errors.pop(0))
        return b"".join(lines).decode(errors="replace")

    # Lines

    def _send(self, message):
        process = self.process
        try:
            process.stdin.write(json.dumps(message, ensure_ascii=True).encode() + b"\n")
            process.stdin.flush()
        except (OSError, ValueError, AttributeError):
            pass  # It has ended: reading says how.

    def _receive(self):
        process = self.process
        if process is None:
            raise SessionEnded(0, say("the session was closed"))
        try:
            line = process.stdout.readline()
        except ValueError:  # Closed while it was read from: the kernel shuts down.
            line = b""
        if line.endswith(b"\n"):
            try:
                return json.loads(line)
            except ValueError:
                process.kill()
        code = process.wait()
        self._reader.join(1)
        said = self.take_errors().strip()
        self.close()
        raise SessionEnded(code, ended(code) + (f"\n{said}" if said else ""))

    def _signal(self):
        process = self.process
        if process is not None and process.poll() is None:
            process.send_signal(signal.SIGINT)

    @staticmethod
    def _read_errors(stream, lines):
        with stream:
            for line in stream:
                lines.append(line)
