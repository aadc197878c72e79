"""A client of `zoetrope lsp` that speaks in bytes, for tests of what no client's library would send."""

import json
import os
import subprocess
import threading

URI = "file:///tests/script.swift"


class Server:
    """Speaks in bytes."""

    def __init__(self, seconds=40):
        self.process = subprocess.Popen([os.environ["ZOETROPE"], "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        # Nothing may hang.
        self.watchdog = threading.Timer(seconds, self.process.kill)
        self.watchdog.daemon = True
        self.watchdog.start()
        self.count = 0

    def send_bytes(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        body = json.dumps(message).encode()
        self.send_bytes(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))

    def tell(self, method, params):
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    def receive(self):
        length = None
        while line := self.process.stdout.readline().strip():
            if line.startswith(b"Content-Length: "):
                length = int(line[16:])
        if length is None:
            return None
        return json.loads(self.process.stdout.read(length))

    def receive_until(self, wanted):
        while (message := self.receive()) is not None:
            if wanted(message):
                return message
        raise AssertionError("the server has ended")

    def ask(self, method, params=None):
        self.count += 1
        self.send({"jsonrpc": "2.0", "id": self.count, "method": method, "params": params})
        return self.receive_until(lambda m: m.get("id") == self.count and "method" not in m)

    def begin(self):
        assert "result" in self.ask("initialize", {"capabilities": {}})
        return self

    def open(self, text, uri=URI, version=1):
        item = {"uri": uri, "languageId": "swift", "version": version, "text": text}
        self.tell("textDocument/didOpen", {"textDocument": item})

    def problems(self, uri=URI):
        message = self.receive_until(
            lambda m: m.get("method") == "textDocument/publishDiagnostics" and m["params"]["uri"] == uri
        )
        return message["params"]["diagnostics"]

    def is_alive(self):
        """It still answers."""
        self.open("let x: Int = \"\"", "file:///tests/alive.swift")
        return len(self.problems("file:///tests/alive.swift")) == 1

    def end(self):
        self.process.stdin.close()
        code = self.process.wait()
        self.watchdog.cancel()
        return code
