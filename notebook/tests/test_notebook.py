"""Notebooks, as a reader has them: a course runs through, what was shown is redrawn, and nothing ends the kernel."""
import os
import pathlib
import signal
import threading
import time
import unittest
import warnings

import nbformat
from jupyter_client.manager import start_new_kernel
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

from course import notebook

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODEL = """struct Minion: TextPresentable, SwitchPresentable {
  var text: String { "Banana" }
  var switchOn = true
  mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
}"""


# Each of them is what its name says, in a session of its own; all of them in one notebook, as a kernel takes its time to begin.
CELLS = {
    "redrawn": (
        MODEL + "\nlet cell = show(Minion())", ":toggle 1", "extension Minion { var textColor: Color { .red } }"),
    "left": (MODEL + "\nlet cell = show(Minion())", ":undo"),
    "wrong": ('let a: Int = "x"', "[1][2]"),
    "commands": (
        MODEL + "\nlet cell = show(Minion())", ":why Minion.text", ":set 1.switchOn false", ":cells", ":film 1", ":limits",
        ":fly", ":toggle 9", ":tap 1"),
    "exit": ("let a = 1", "import Foundation\nexit(3)", "a", "2"),
}


def run(cells):
    """The outputs of cells, by their names."""
    codes = [code for group in cells.values() for code in (":reset", *group)]
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(code) for code in codes])
    NotebookClient(book, kernel_name="zoetrope", timeout=30, allow_errors=True).execute()
    outputs = iter([cell.outputs for cell in book.cells])
    return {name: [next(outputs) for _ in range(len(group) + 1)][1:] for name, group in cells.items()}


PROCESSES = pathlib.Path("/proc")


def status(process):
    """What the system says of a process; nothing where it is gone."""
    try:
        lines = (process / "status").read_text().splitlines()
    except OSError:
        return {}
    return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}


def text(outputs):
    parts = []
    for output in outputs:
        if output.output_type == "stream":
            parts.append(output.text)
        elif output.output_type == "error":
            parts.append("\n".join(output.traceback))
        else:
            parts.append(output.data.get("text/plain", ""))
    return "\n".join(parts)


class NotebookTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        warnings.simplefilter("ignore")
        cls.outputs = run(CELLS)

    def test_a_course(self):
        book = notebook(ROOT / "Sources/Courses/mixins-and-traits")
        NotebookClient(book, kernel_name="zoetrope", timeout=30).execute()
        codes = [cell for cell in book.cells if cell.cell_type == "code"]
        pictures = sum("image/svg+xml" in output.get("data", {}) for cell in codes for output in cell.outputs)
        self.assertGreater(len(codes), 40)
        self.assertGreater(pictures, 40)
        for cell in codes:
            is_wrong = "raises-exception" in cell.metadata.get("tags", [])
            has_failed = any(output.output_type == "error" for output in cell.outputs)
            self.assertEqual(is_wrong, has_failed, cell.source)

    def test_what_was_shown_is_redrawn(self):
        shown, events, changed = self.outputs["redrawn"]
        self.assertIn("1 of 1 cell is drawn anew", text(changed))
        for outputs in (shown, events):
            picture = outputs[0].data
            self.assertIn("text red", picture["text/plain"])
            self.assertIn("Banana” red", picture["image/svg+xml"])
        self.assertIn("cell 1, Minion, frame 1: toggle", events[0].data["image/svg+xml"])

    def test_what_left_the_stage_says_so(self):
        shown, _ = self.outputs["left"]
        self.assertEqual(text(shown), "(it is not on the stage any more)")

    def test_errors_are_pictures(self):
        wrong, late = self.outputs["wrong"]
        self.assertEqual(wrong[0].evalue, "cannot convert value of type `String` to specified type `Int`")
        self.assertIn("\x1b[", wrong[0].traceback[0])
        self.assertIn("index out of range", late[0].evalue)

    def test_commands(self):
        said = [text(outputs) for outputs in self.outputs["commands"][1:]]
        parts = [
            "declared by struct Minion", "OFF", "cell 1", "Minion", "memory", "there is no command `:fly`", "there is no cell 9",
            "Minion",
        ]
        for words, part in zip(said, parts):
            self.assertIn(part, words)

    def test_exit_begins_anew(self):
        _, left, gone, again = self.outputs["exit"]
        self.assertIn("exit(3)", text(left))
        self.assertIn("cannot find `a`", text(gone))
        self.assertIn("Int = 2", text(again))


class LivingKernelTest(unittest.TestCase):
    """What happens to a kernel from outside."""

    manager = None

    def setUp(self):
        warnings.simplefilter("ignore")
        if self.manager is None:
            LivingKernelTest.manager, LivingKernelTest.client = start_new_kernel(kernel_name="zoetrope")

    @classmethod
    def end(cls):
        """The next test has another kernel."""
        cls.client.stop_channels()
        cls.manager.shutdown_kernel(now=True)
        cls.manager.context.destroy(linger=0)
        cls.manager = None

    @classmethod
    def tearDownClass(cls):
        if cls.manager is not None:
            cls.end()

    def run_cell(self, code, meanwhile=None):
        """A cell's reply, its outputs, and how long it took behind what was done meanwhile."""
        outputs = []
        began = threading.Event()

        def hear(message):
            outputs.append(message["content"])
            if message["msg_type"] == "stream":
                began.set()

        start = [time.monotonic()]

        def act():
            began.wait(10)
            start[0] = time.monotonic()
            meanwhile()

        if meanwhile:
            threading.Thread(target=act, daemon=True).start()
        reply = self.client.execute_interactive(code, output_hook=hear, timeout=20)
        return reply["content"], outputs, time.monotonic() - start[0]

    def session(self):
        """The number of the session's process."""
        kernel = self.manager.provisioner.pid
        return next(process for process in PROCESSES.glob("[0-9]*") if status(process).get("PPid") == str(kernel)).name

    def test_output_comes_while_a_cell_runs_and_interrupt_ends_only_that(self):
        self.run_cell("var kept = 41")
        reply, _, seconds = self.run_cell('print("begun")\nwhile true { kept = 41 }', self.manager.interrupt_kernel)
        self.assertEqual(reply["ename"], "KeyboardInterrupt")
        self.assertLess(seconds, 1)
        reply, outputs, _ = self.run_cell("kept + 1")
        self.assertIn("Int = 42", str(outputs))

    def test_an_interrupt_before_anything_runs_is_for_nobody(self):
        self.run_cell("1")
        self.manager.interrupt_kernel()
        time.sleep(0.1)
        self.assertEqual(self.run_cell("2")[0]["status"], "ok")

    def test_a_session_that_is_killed_is_told_of_and_begun_anew(self):
        self.run_cell("let gone = 1")
        reply, _, _ = self.run_cell(
            'print("begun")\nwhile true {}', lambda: os.kill(int(self.session()), signal.SIGKILL))
        self.assertEqual(reply["ename"], "SessionEnded")
        self.assertIn("SIGKILL", "\n".join(reply["traceback"]))
        self.assertIn("what was declared is gone", "\n".join(reply["traceback"]))
        self.assertEqual(self.run_cell("1 + 1")[0]["status"], "ok")
        self.assertIn("cannot find `gone`", self.run_cell("gone")[0]["evalue"])

    def test_a_session_that_is_killed_between_cells_is_told_of(self):
        self.run_cell("let gone = 1")
        os.kill(int(self.session()), signal.SIGKILL)
        time.sleep(0.1)
        reply, outputs, _ = self.run_cell("1 + 1")
        self.assertEqual(reply["status"], "ok")
        self.assertIn("what was declared is gone", str(outputs))

    def test_a_kernel_that_is_killed_leaves_no_session(self):
        self.run_cell("1")
        session = self.session()
        self.client.execute('print("begun")\nwhile true {}')
        time.sleep(0.3)
        os.kill(self.manager.provisioner.pid, signal.SIGKILL)
        self.end()
        for _ in range(100):
            if status(PROCESSES / session).get("State", "Z").startswith("Z"):
                return
            time.sleep(0.05)
        self.fail(f"the session {session} runs on")

    def test_restart_begins_anew(self):
        self.run_cell("let gone = 1")
        self.manager.restart_kernel(now=False)
        self.client.wait_for_ready(timeout=20)
        self.assertIn("cannot find `gone`", self.run_cell("gone")[0]["evalue"])


class MissingProgramTest(unittest.TestCase):
    def test_without_zoetrope_the_cell_says_what_to_do(self):
        warnings.simplefilter("ignore")
        book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("1")])
        before = os.environ.pop("ZOETROPE", None)
        try:
            os.environ["ZOETROPE"] = "/nowhere/zoetrope"
            with self.assertRaises(CellExecutionError) as failure:
                NotebookClient(book, kernel_name="zoetrope", timeout=20).execute()
            self.assertIn("/nowhere/zoetrope can't be started", str(failure.exception))
        finally:
            if before is not None:
                os.environ["ZOETROPE"] = before


if __name__ == "__main__":
    unittest.main()
