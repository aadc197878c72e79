"""The kernel: what Jupyter asks for in the words of Zoetrope's session, and the other way round."""
import signal
import sys
import uuid
from contextlib import contextmanager

from ipykernel.kernelbase import Kernel

from . import __version__
from .commands import UnknownCommand, is_command, parse
from .session import CannotStart, Session, SessionEnded, SessionError
from .words import choose, say

GONE = "what was declared is gone; a new session begins with the next cell"


class Failed(Exception):
    """A cell has not run to its end: what is said of it."""

    def __init__(self, name, value, traceback=None):
        super().__init__(value)
        self.name = name
        self.value = value
        self.traceback = traceback if traceback is not None else [f"{name}: {value}"]


class ZoetropeKernel(Kernel):
    implementation = "zoetrope"
    implementation_version = __version__
    language = "swift"
    language_info = {
        "name": "swift", "version": "6", "mimetype": "text/x-swift", "file_extension": ".swift",
        "codemirror_mode": "swift", "pygments_lexer": "swift",
    }
    banner = "Zoetrope, a small Swift for presentable traits"
    help_links = []

    def __init__(self, **options):
        super().__init__(**options)
        self.zoetrope = Session()
        self.is_silent = False
        self.may_ask = False
        self._begin_displays()

    # Running

    async def do_execute(
            self, code, silent, store_history=True, user_expressions=None, allow_stdin=False, **rest):
        self.is_silent = silent
        self.may_ask = allow_stdin
        try:
            if code.strip():
                self._execute(code)
        except Failed as failure:
            content = {"ename": failure.name, "evalue": failure.value, "traceback": failure.traceback}
            if not silent:
                self.send_response(self.iopub_socket, "error", content)
            return {"status": "error", "execution_count": self.execution_count, **content}
        finally:
            self._tell_errors()
        return {
            "status": "ok", "execution_count": self.execution_count, "payload": [], "user_expressions": {}}

    def _execute(self, code):
        if not is_command(code):
            return self._conclude(self._ask("run", code=code, input=self.may_ask))
        for line in code.splitlines():
            if not line.strip():
                continue
            try:
                method, fields = parse(line, self._is_screen)
            except UnknownCommand as problem:
                raise Failed("Error", str(problem)) from None
            result = self._ask(method, **fields)
            if method == "reset":
                self._begin_displays()
            self._conclude(result)

    def _ask(self, method, **fields):
        """Asks, shows what happens on the way, and says in Jupyter's words what went wrong."""
        try:
            self._start()
            with self._interruptible():
                return self.zoetrope.ask(method, self._show, self._read_line, **fields)
        except SessionError as problem:
            raise Failed("Error", self._words(problem)) from None
        except CannotStart as problem:
            raise Failed("Error", str(problem)) from None
        except SessionEnded as end:
            raise Failed("SessionEnded", str(end), [*str(end).splitlines(), say(GONE)]) from None

    def _start(self):
        lost = self.zoetrope.lost
        if self.zoetrope.start():
            self._begin_displays()
            choose(self.zoetrope.greeting.get("language"))
            self.zoetrope.ask("hello", protocol=1, color=True)
        if lost:
            self._remark(say("{lost}: what was declared is gone, and a new session has begun", lost=lost))

    @staticmethod
    def _words(problem):
        if problem.code == "notOnCell":
            return say("{problem} (the cell shows a {model})", problem=problem, model=problem.error.get("model"))
        return str(problem)

    def _is_screen(self, number):
        for cell in self._ask("cells").get("cells", []):
            if cell["cell"] == number:
                return cell["kind"] == "screen"
        return False

    @contextmanager
    def _interruptible(self):
        """Jupyter's interrupt is handed on to the session, which then says how the cell has ended."""
        try:
            before = signal.signal(signal.SIGINT, lambda number, frame: self.zoetrope.interrupt())
        except ValueError:  # Not on the main thread: nobody sends a signal here.
            yield
            return
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    def _read_line(self):
        """A line for the entry that runs; none where the reader has stopped it."""
        if not self.may_ask:
            return None
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            return self.raw_input("")
        except KeyboardInterrupt:
            self.zoetrope.interrupt()
            return None
        finally:
            signal.signal(signal.SIGINT, before)

    # Showing

    def _begin_displays(self):
        # Names of displays are a session's own.
        self.prefix = uuid.uuid4().hex

    def _show(self, event):
        if self.is_silent:
            return
        kind = event.get("event")
        if kind == "output":
            self._stream("stdout", event["text"])
        elif kind in ("frame", "redraw"):
            data = {"text/plain": event["text"]}
            if "svg" in event:
                data["image/svg+xml"] = event["svg"]
            self._display(data, event, "display_data" if kind == "frame" else "update_display_data")
        elif kind == "gone":
            self._display({"text/plain": say("(it is not on the stage any more)")}, event, "update_display_data")

    def _display(self, data, event, message):
        metadata = {key: event[key] for key in ("kind", "cell", "frame", "words") if key in event}
        self.send_response(
            self.iopub_socket, message,
            {
                "data": data, "metadata": {"zoetrope": metadata},
                "transient": {"display_id": f"{self.prefix}-{event['display']}"},
            })

    def _stream(self, name, text):
        self.send_response(self.iopub_socket, "stream", {"name": name, "text": text})

    def _remark(self, text, picture=None):
        """A word to the reader, which is no output of the cell."""
        if text and not self.is_silent:
            data = {"text/plain": text, **({"image/svg+xml": picture} if picture else {})}
            self.send_response(
                self.iopub_socket, "display_data", {"data": data, "metadata": {}, "transient": {}})

    def _tell_errors(self):
        """What the process has said on standard error, of itself or for the script."""
        text = self.zoetrope.take_errors()
        if text and not self.is_silent:
            self._stream("stderr", text)

    def _conclude(self, result):
        """Shows what an answer says; raises where the cell has not run to its end."""
        status = result.get("status", "finished")
        diagnostics = result.get("diagnostics", [])
        pictures = [diagnostic.get("picture", diagnostic.get("message", "")) for diagnostic in diagnostics]
        changed = result.get("changed", {})
        hints = result.get("hints", [])
        if status == "finished":
            self._remark("\n".join(pictures).rstrip("\n"))
            self._remark("\n".join([*changed.get("remarks", []), changed.get("summary", ""), *hints]).strip("\n"))
            self._show_value(result.get("value"))
            self._remark(self._answer(result), result.get("svg"))
        elif status == "exited":
            code = result.get("code", 0)
            self.zoetrope.close()
            if code:
                raise Failed("Exit", str(code), [say("the cell has left with exit({code})", code=code), say(GONE)])
            self._remark("; ".join([say("the cell has left with exit({code})", code=0), say(GONE)]))
        else:
            raise self._failure(status, result, diagnostics, pictures, hints)

    def _failure(self, status, result, diagnostics, pictures, hints):
        traceback = list(pictures)
        trap = result.get("trap")
        if trap:
            traceback.append(trap.get("picture", trap.get("message", "")))
        if "words" in result:
            traceback.append(result["words"])
        if result.get("forgotten"):
            traceback.append(say("it stopped before its variables had their values, so what it declares is forgotten"))
        traceback += hints
        names = {"trapped": "Trap", "limit": "Limit", "interrupted": "KeyboardInterrupt", "fault": "Fault"}
        errors = [diagnostic for diagnostic in diagnostics if diagnostic.get("severity") == "error"]
        if trap:
            value = trap.get("message", status)
        elif status == "impossible":
            value = say(
                "step {step} of the session, `{entry}`, would not work any more", step=result.get("step"),
                entry=result.get("entry"))
            traceback.insert(0, say("this can't be changed: {value}; nothing has changed", value=value))
        elif errors:
            value = errors[0].get("message", status)
        elif status == "incomplete":
            value = say("the cell stops in the midst of something")
        else:
            value = result.get("words", say("interrupted") if status == "interrupted" else status)
        if result.get("ended"):
            traceback.append(say(GONE))
        lines = [line for text in traceback for line in text.rstrip("\n").split("\n")]
        return Failed(names.get(status, "Error"), value, lines or [value])

    def _show_value(self, value):
        if self.is_silent or not value or "text" not in value:
            return
        text = f"{value['name']}: {value['type']} = {value['text']}"
        if "characters" in value:
            text = say("{text}… ({count} characters)", text=text, count=value["characters"])
        self.send_response(
            self.iopub_socket, "execute_result",
            {"execution_count": self.execution_count, "data": {"text/plain": text}, "metadata": {}})

    @staticmethod
    def _answer(result):
        """What a question has been answered with."""
        if "cells" in result:
            return "\n".join(cell["text"] for cell in result["cells"]) or say("no cell is on the stage yet")
        if result.get("frames") == 0:
            return say("nothing has been shown yet")
        if "seconds" in result:
            return "\n".join(f"{name}: {say('none') if limit is None else limit}" for name, limit in result.items())
        return result.get("text", "").rstrip("\n")

    # Asking

    def _question(self, method, **fields):
        """What is asked while somebody types; none where that can't be answered."""
        try:
            self._start()
            with self._interruptible():
                return self.zoetrope.ask(method, **fields)
        except (SessionError, SessionEnded, CannotStart):
            return None

    async def do_complete(self, code, cursor_pos):
        offset = len(code[:cursor_pos].encode())
        found = self._question("complete", code=code, offset=offset) or {"candidates": [], "start": offset, "end": offset}
        start, end = (len(code.encode()[:found[key]].decode(errors="replace")) for key in ("start", "end"))
        candidates = found["candidates"]
        types = [
            {"start": start, "end": end, "text": one["insert"], "type": "", "signature": one["detail"]}
            for one in candidates
        ]
        return {
            "status": "ok", "matches": [one["insert"] for one in candidates], "cursor_start": start, "cursor_end": end,
            "metadata": {"_jupyter_types_experimental": types},
        }

    async def do_inspect(self, code, cursor_pos, detail_level=0, omit_sections=()):
        found = self._question("inspect", code=code, offset=len(code[:cursor_pos].encode())) or {"found": False}
        data = {"text/plain": found["text"]} if found["found"] else {}
        return {"status": "ok", "found": found["found"], "data": data, "metadata": {}}

    async def do_is_complete(self, code):
        if is_command(code):
            return {"status": "complete"}
        state = self._question("isComplete", code=code)
        if state is None:
            return {"status": "unknown"}
        if state["state"] == "incomplete":
            return {"status": "incomplete", "indent": state.get("indent", "")}
        return {"status": state["state"]}

    async def do_shutdown(self, restart):
        self.zoetrope.close()
        # Python's own streams are flushed behind this by a thread that may have ended; nobody has written into them.
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "flush_timeout"):
                stream.flush_timeout = 0.1
        return {"status": "ok", "restart": restart}
