"""The session itself, by hosts that do what no host should; and what Python has to say of its own words."""
import json
import os
import re
import signal
import subprocess
import sys
import time
import unittest
import pathlib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from zoetrope_kernel import words  # noqa: E402
from zoetrope_kernel.commands import UnknownCommand, parse  # noqa: E402

PROGRAM = os.environ["ZOETROPE"]


class Host:
    def __init__(self, *options):
        self.process = subprocess.Popen(
            [PROGRAM, "session", "--json", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.count = 0
        self.greeting = self.hear()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                stream.close()
            except OSError:
                pass
        self.process.wait()

    def say(self, method, **fields):
        self.count += 1
        self.write(json.dumps({"id": self.count, "method": method, **fields}).encode() + b"\n")

    def write(self, line):
        self.process.stdin.write(line)
        self.process.stdin.flush()

    def hear(self):
        line = self.process.stdout.readline()
        return json.loads(line) if line else None

    def answer(self):
        """The result or error that comes next, and the events before it."""
        events = []
        while True:
            message = self.hear()
            if message is None or "result" in message or "error" in message:
                return message, events
            events.append(message)

    def run(self, code, **fields):
        self.say("run", code=code, **fields)
        return self.answer()[0]["result"]

    def interrupt(self):
        self.process.send_signal(signal.SIGINT)
        return time.monotonic()


class SessionTest(unittest.TestCase):
    def test_lines_that_are_no_requests(self):
        lines = {
            b"{": "notJSON", b"\x80\xff": "notJSON", b"[" * 1_000_000: "notJSON", b"null": "notARequest", b"{}": "notARequest",
            b'{"id":null,"method":"cells"}': "notARequest", b'{"id":1.5,"method":"cells"}': "notARequest",
            b'{"id":"' + b"x" * 300 + b'","method":"cells"}': "notARequest",
            b'{"id":900}': "notARequest", b'{"id":901,"method":7}': "notARequest",
            b'{"id":902,"method":"run","code":7}': "wrongField",
            b'{"id":903,"method":"complete","code":"a","offset":-1}': "wrongField",
            b'{"id":904,"method":"inspect","code":"a","offset":1e99}': "wrongField",
            b'{"id":905,"method":"cells","protocol":99}': "unknownProtocol",
            b'{"id":906,"method":"type","cell":1,"text":"x"}': "noSuchCell",
            b'{"id":"' + b"x" * (17 << 20) + b'"}': "lineTooLong",
        }
        with Host() as host:
            for line, code in lines.items():
                host.write(line + b"\n")
                self.assertEqual(host.answer()[0]["error"]["code"], code, line[:60])
            self.assertEqual(host.run("1 + 1")["value"]["text"], "2")

    def test_an_empty_line_is_nothing(self):
        with Host() as host:
            host.write(b"\n\r\n  \n")
            self.assertEqual(host.run("1")["status"], "finished")

    def test_output_comes_at_once_and_an_interrupt_ends_the_entry(self):
        with Host() as host:
            host.say("run", code='var n = 0\nprint("dots", terminator: "")\nwhile true { n += 1 }')
            self.assertEqual([host.hear()["event"], host.hear()["text"]], ["begun", "dots"])
            start = host.interrupt()
            self.assertEqual(host.answer()[0]["result"]["status"], "interrupted")
            self.assertLess(time.monotonic() - start, 0.2)
            self.assertEqual(host.run("n > 0")["value"]["text"], "true")

    def test_checking_is_interrupted_too(self):
        with Host() as host:
            host.say("run", code="let a = " + " + ".join(['"list" / 2'] * 14))
            host.hear()
            time.sleep(0.1)
            start = host.interrupt()
            self.assertIn(host.answer()[0]["result"]["status"], ("interrupted", "rejected"))
            self.assertLess(time.monotonic() - start, 0.2)

    def test_an_interrupt_in_between_is_for_nobody(self):
        with Host() as host:
            host.interrupt()
            time.sleep(0.05)
            self.assertEqual(host.run("1")["status"], "finished")

    def test_reading(self):
        with Host() as host:
            code = 'print(readLine() ?? "nothing", readLine() ?? "nothing")'
            host.say("run", code=code, input=True)
            self.assertEqual([host.hear()["event"], host.hear()["event"]], ["begun", "input"])
            host.write(b'{"id":"early","method":"cells"}\n')
            self.assertEqual(host.hear()["error"]["code"], "waitsForInput")
            host.write(b'{"id":"early too","method":"run","code":"1","input":true}\n{"input":7}\n')
            self.assertEqual([host.hear()["error"]["code"], host.hear()["error"]["code"]], ["waitsForInput"] * 2)
            host.write('{"input":"日本"}\n'.encode())
            self.assertEqual(host.hear()["event"], "input")
            host.write(b'{"input":null}\n')
            self.assertEqual(host.answer()[1][0]["text"], "日本 nothing\n")
            self.assertEqual(host.run(code)["status"], "finished")
            host.say("run", code="let line = readLine()", input=True)
            host.hear()
            host.hear()
            start = host.interrupt()
            self.assertEqual(host.answer()[0]["result"]["status"], "interrupted")
            self.assertLess(time.monotonic() - start, 0.2)

    def test_a_host_that_is_gone_ends_an_entry_without_end(self):
        with Host() as host:
            host.say("run", code="while true {}")
            host.hear()
            host.process.stdout.close()
            self.assertEqual(host.process.wait(3), 141)
            self.assertEqual(host.process.stderr.read(), b"")

    def test_the_input_ends(self):
        for rest, answers in ((b"", 3), (b'{"id":2,"me', 4)):
            request = b'{"id":1,"method":"run","code":"1"}\n'
            done = subprocess.run([PROGRAM, "session", "--json"], input=request + rest, capture_output=True, timeout=10)
            self.assertEqual((done.returncode, len(done.stdout.splitlines()), done.stderr), (0, answers, b""))

    def test_limits(self):
        with Host("--max-time", "0.5", "--max-output", "1", "--max-depth", "50", "--max-memory", "200") as host:
            for code, limit in (
                ("while true {}", "time"), ("while true { print(String(repeating: \"x\", count: 100_000)) }", "output"), ("func g() { g() }; g()", "depth")):
                result = host.run(code)
                self.assertEqual((result["status"], result["limit"]), ("limit", limit))
            self.assertEqual(host.run("1")["status"], "finished")
            host.say("limits")
            limits = {"seconds": 0.5, "memory": 200 << 20, "output": 1 << 20, "depth": 50}
            self.assertEqual(host.answer()[0]["result"], limits)

    def test_exit_ends_the_process(self):
        with Host() as host:
            self.assertEqual(host.run("import Foundation\nexit(3)")["code"], 3)
            self.assertEqual(host.process.wait(3), 3)

    def test_a_lot_is_printed_in_order(self):
        with Host() as host:
            host.say("run", code='for i in 0..<20_000 { print("é", i) }\nprint(String(repeating: "🍌", count: 50_000))')
            events = host.answer()[1]
            text = "".join(event.get("text", "") for event in events)
            self.assertEqual(text, "".join(f"é {i}\n" for i in range(20_000)) + "🍌" * 50_000 + "\n")
            self.assertLess(len(events), 1_000)

    def test_places_in_the_midst_of_characters(self):
        with Host() as host:
            for offset in range(8):
                host.say("complete", code='"🍌".i', offset=offset)
                self.assertIn("result", host.answer()[0])
                host.say("inspect", code='"🍌".i', offset=offset)
                self.assertIn("result", host.answer()[0])

    def test_another_language(self):
        with Host("--language", "zh") as host:
            self.assertEqual(host.greeting["language"], "zh")
            result = host.run("let a: Int = true")
            self.assertRegex(result["diagnostics"][0]["picture"], "[一-鿿]")


class WordsTest(unittest.TestCase):
    def test_what_the_kernel_says_is_there_in_chinese(self):
        self.addCleanup(words.choose, "en")
        words.choose("zh_CN.UTF-8")
        with self.assertRaisesRegex(UnknownCommand, "没有命令 `:fly`"):
            parse(":fly", lambda cell: False)
        sources = pathlib.Path(words.__file__).parent
        said = re.findall(r"\bsay\(\s*(?:'([^']*)'|\"([^\"]*)\")", "".join(it.read_text() for it in sources.glob("*.py")))
        for one in said:
            self.assertIn("".join(one), words.CHINESE)
        for english, chinese in words.CHINESE.items():
            self.assertEqual(sorted(re.findall(r"{\w+}", english)), sorted(re.findall(r"{\w+}", chinese)))


class CommandTest(unittest.TestCase):
    def test_commands(self):
        said = {
            ":toggle 1": ("toggle", {"cell": 1}),
            ' :tap 2 "Sign up"': ("tap", {"cell": 2, "name": "Sign up"}),
            ":type 1 two words": ("type", {"cell": 1, "text": "two words"}),
            ':type 2 "Your name" Gru': ("type", {"cell": 2, "name": "Your name", "text": "Gru"}),
            ":slide 2 Volume 0.5": ("slide", {"cell": 2, "name": "Volume", "to": 0.5}),
            ":set 1.switchOn false": ("set", {"cell": 1, "property": "switchOn", "value": "false"}),
            ":why Model.text": ("why", {"question": "Model.text"}),
            ":film": ("film", {}),
            ":film 2": ("film", {"cell": 2}),
            ":undo": ("undo", {}),
        }
        for line, meant in said.items():
            self.assertEqual(parse(line, lambda cell: cell == 2), meant)

    def test_what_is_no_command(self):
        for line in (":", ":fly", ":toggle", ":toggle one", ":slide 1", ":slide 1 Volume 1.2.3", ":set 1", ":type", ":undo 3", ":why"):
            with self.assertRaises(UnknownCommand, msg=line):
                parse(line, lambda cell: False)


if __name__ == "__main__":
    unittest.main()
