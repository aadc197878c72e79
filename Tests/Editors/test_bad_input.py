"""What a client sends that is none: each is answered by the protocol's own errors, and the server goes on."""

import os
import pathlib
import signal
import time

import pytest

from language_server import URI, Server


@pytest.fixture
def server():
    server = Server()
    yield server
    server.watchdog.cancel()
    if server.process.poll() is None:
        server.process.kill()
    server.process.wait()


def children_of(process):
    found = []
    for status in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            # Behind the name, which may have anything in it: the state, and whose child it is.
            if status.read_text().rpartition(")")[2].split()[1] == str(process.pid):
                found.append(status.parent.name)
        except (FileNotFoundError, ProcessLookupError):
            continue
    return found


def hover(line=0, character=0, uri=URI):
    return {"textDocument": {"uri": uri}, "position": {"line": line, "character": character}}


@pytest.mark.parametrize(
    "data",
    [
        b"hello\r\n\r\n",
        b"\r\n\r\n\r\n",
        b"Content-Length: many\r\n\r\n",
        b"Content-Length: -5\r\n\r\n",
        b"Content-Length: 99999999999999999999\r\n\r\n",
        b"Content-Length: 99999999999\r\n\r\n",
        b"Content-Length: 5\r\n\r\n[1, 2",
        b"Content-Length: 4\r\n\r\n{\"a\"",
        b"Content-Length: 2\r\n\r\n\xff\xfe",
        b"Content-Length: 400\r\n\r\n" + b"[" * 400,
        b"Content-Type: x\r\n\r\n{}",
        b"Content-Length: 2\r\n\r\n[]",
        b"Content-Length: 4\r\n\r\nnull",
        b"Content-Length: 27\r\n\r\n{\"jsonrpc\":\"3.0\",\"id\":\"one\"}",
        b"x" * 10_000,
    ],
)
def test_what_is_no_message_is_answered_and_passed_over(server, data):
    server.begin()
    server.send_bytes(data)
    message = server.receive()
    assert message["error"]["code"] in (-32700, -32600), message
    assert server.is_alive()


def test_a_head_of_another_client_is_read(server):
    server.begin()
    body = b'{"jsonrpc":"2.0","id":"a","method":"shutdown"}'
    server.send_bytes(b"content-type: application/json\r\nCONTENT-LENGTH:%d\r\n\r\n%s" % (len(body), body))
    assert server.receive()["id"] == "a"


def test_a_message_may_come_byte_by_byte(server):
    server.begin()
    body = b'{"jsonrpc":"2.0","id":7,"method":"textDocument/hover","params":{}}'
    for byte in b"Content-Length: %d\r\n\r\n%s" % (len(body), body):
        server.send_bytes(bytes([byte]))
    assert server.receive()["error"]["code"] == -32602


def test_half_a_message_and_the_end(server):
    server.begin()
    server.send_bytes(b"Content-Length: 400\r\n\r\n{\"jsonrpc\"")
    assert server.end() == 1


def test_the_order_of_things(server):
    assert server.ask("textDocument/hover", hover())["error"]["code"] == -32002
    server.begin()
    assert server.ask("initialize", {})["error"]["code"] == -32600
    assert server.ask("no/such/method", {})["error"]["code"] == -32601
    server.tell("no/such/notice", {"a": [1]})
    server.tell("$/setTrace", {"value": "verbose"})
    assert server.ask("shutdown")["result"] is None
    assert server.ask("textDocument/hover", hover())["error"]["code"] == -32600
    server.tell("exit", None)
    assert server.process.wait() == 0


def test_what_is_asked_when_all_ends_is_answered(server):
    server.begin().open("while true {}\n")
    server.problems()
    server.send({"jsonrpc": "2.0", "id": "run", "method": "workspace/executeCommand", "params": {"command": "zoetrope.run", "arguments": [URI]}})
    server.send({"jsonrpc": "2.0", "id": "end", "method": "shutdown"})
    assert server.receive_until(lambda m: m.get("id") == "run")["error"]["code"] == -32800
    assert server.receive_until(lambda m: m.get("id") == "end")["result"] is None


def test_texts_of_the_library_are_in_order(server, tmp_path):
    server.begin().open("print(1)\n")
    server.problems()
    [place] = server.ask("textDocument/definition", hover())["result"]
    server.open(pathlib.Path(place["uri"].removeprefix("file://")).read_text(), place["uri"])
    assert server.ask("textDocument/hover", hover(0, 0, place["uri"]))["result"] is None
    assert server.is_alive()


def test_a_folder_within_a_script_is_part_of_it(server, tmp_path):
    (tmp_path / "main.swift").write_text("let top = 1\nprint(below)\n")
    (tmp_path / "sub").mkdir()
    uri = (tmp_path / "sub/below.swift").as_uri()
    server.ask("initialize", {"capabilities": {}, "rootUri": tmp_path.as_uri()})
    server.open("let below = top\n", uri)
    assert server.problems(uri) == []
    server.open((tmp_path / "main.swift").read_text(), (tmp_path / "main.swift").as_uri())
    assert server.problems(uri) == []


def test_exit_without_shutdown(server):
    server.begin().tell("exit", None)
    assert server.process.wait() == 1


@pytest.mark.parametrize("params", [None, [], 3, {"textDocument": 1}, {"textDocument": {"uri": "file:///none.swift"}}])
def test_a_text_that_is_not_open(server, params):
    server.begin()
    for method in ["textDocument/hover", "textDocument/completion", "textDocument/rename"]:
        assert server.ask(method, params)["error"]["code"] == -32602
    assert server.is_alive()


def test_positions_that_are_none(server):
    server.begin().open("let a = 1\nlet b = a\n")
    server.problems()
    for position in [None, {}, {"line": -1, "character": 0}, {"line": "1", "character": 2}, {"line": 1.5, "character": 2}]:
        params = {"textDocument": {"uri": URI}, "position": position}
        assert server.ask("textDocument/hover", params)["error"]["code"] == -32602
        assert server.ask("textDocument/completion", params)["error"]["code"] == -32602
    # Behind the end is at the end.
    for line, character in [(1, 9000), (99, 0), (2**40, 2**40)]:
        assert "error" not in server.ask("textDocument/hover", hover(line, character))


def test_a_future_version_is_served_by_what_is_known(server):
    capabilities = {"textDocument": {"mindReading": {"depth": 3}}, "general": {"positionEncodings": ["utf-64", "utf-8"]}}
    answer = server.ask("initialize", {"capabilities": capabilities, "protocol": "9.0"})
    assert answer["result"]["capabilities"]["positionEncoding"] == "utf-8"
    server.open("let é = \"日本\"; print(é)\n")
    assert server.problems() == []
    assert "é" in server.ask("textDocument/hover", hover(0, 26))["result"]["contents"]["value"]


def test_changes_that_are_none(server):
    server.begin().open("let a = 1\n")
    server.problems()
    server.tell("textDocument/didChange", {"textDocument": {"uri": URI, "version": 2}, "contentChanges": [{"range": {}, "text": "x"}]})
    server.tell("textDocument/didChange", {"textDocument": {"uri": "file:///other.swift"}, "contentChanges": []})
    server.tell("textDocument/didChange", {})
    server.tell("textDocument/didOpen", {"textDocument": {"uri": URI}})
    server.tell("textDocument/didClose", {"textDocument": {"uri": "file:///other.swift"}})
    assert server.is_alive()


@pytest.mark.parametrize("text", ["", "\0", "\r\r\n\r", "{" * 5000, "\"\"\"", "f(" * 300, "let x = \\", "// " + "x" * 100_000, "🙂" * 2000])
def test_texts_that_are_no_scripts(server, text):
    server.begin().open(text)
    server.problems()
    document = {"textDocument": {"uri": URI}}
    everything = {"range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}}
    for method in ["documentSymbol", "foldingRange", "semanticTokens/full", "codeLens"]:
        assert "result" in server.ask("textDocument/" + method, document)
    assert "result" in server.ask("textDocument/inlayHint", document | everything)
    assert "result" in server.ask("textDocument/codeAction", document | everything)
    for place in [(0, 0), (0, 1), (1, 0), (0, 4000)]:
        assert "result" in server.ask("textDocument/hover", hover(*place))
        assert "result" in server.ask("textDocument/completion", hover(*place))
        assert "result" in server.ask("textDocument/signatureHelp", hover(*place))


def test_every_beginning_of_a_script_is_answered(server):
    text = "protocol P { var a: Int { get } }\nextension P { var a: Int { 1 } }\nstruct S: P {}\nprint([S()].map { $0.a }, \"\\(S().a)\")\n"
    server.begin()
    for version, end in enumerate(range(0, len(text), 3)):
        server.open(text[:end], version=version)
        line = text[:end].count("\n")
        assert "result" in server.ask("textDocument/completion", hover(line, 200))
        assert "result" in server.ask("textDocument/hover", hover(line, max(0, end - text.rfind("\n", 0, end) - 2)))


def test_many_changes_at_once(server):
    server.begin().open("let a = 1\n")
    for version in range(2, 300):
        change = {"text": f"let a{version} = {version}\nprint(a{version}, b)\n"}
        server.tell("textDocument/didChange", {"textDocument": {"uri": URI, "version": version}, "contentChanges": [change]})
    answer = server.ask("textDocument/hover", hover(1, 8))
    assert "a299" in answer["result"]["contents"]["value"]


def test_a_request_is_cancelled_or_outdated(server):
    server.begin().open("while true {}\n")
    server.problems()
    server.send({"jsonrpc": "2.0", "id": "run", "method": "workspace/executeCommand", "params": {"command": "zoetrope.run", "arguments": [URI]}})
    time.sleep(0.1)
    server.tell("$/cancelRequest", {"id": "run"})
    answer = server.receive_until(lambda m: m.get("id") == "run")
    assert answer["error"]["code"] == -32800
    assert server.is_alive()


@pytest.mark.parametrize("params", [{}, {"command": "rm"}, {"command": "zoetrope.run"}, {"command": "zoetrope.run", "arguments": ["file:///etc/passwd"]}])
def test_commands_that_are_none(server, params):
    assert server.begin().ask("workspace/executeCommand", params)["error"]["code"] == -32602


def test_a_script_that_is_run_reads_nothing_of_the_client(server):
    server.begin().open("print(readLine() ?? \"nothing\")\nlet a = [1]\nprint(a[1])\n")
    answer = server.ask("workspace/executeCommand", {"command": "zoetrope.run", "arguments": [URI]})["result"]
    assert answer["output"] == "nothing\n" and not answer["succeeded"] and "line 3" in answer["ending"]


def test_what_dies_is_replaced(server):
    server.begin().open("let a = 1\n")
    server.problems()
    children = children_of(server.process)
    for child in children:
        os.kill(int(child), signal.SIGKILL)
    time.sleep(0.1)
    assert "a: Int" in server.ask("textDocument/hover", hover(0, 4))["result"]["contents"]["value"]


def test_a_length_that_is_too_large_takes_nothing_with_it(server):
    server.begin().open("let a = 1\n")
    server.send_bytes(b"Content-Length: 50000000\r\n\r\n{\"jsonrpc\": \"2.0\", \"method\": \"x\"}")
    assert "a: Int" in server.ask("textDocument/hover", hover(0, 4))["result"]["contents"]["value"]


def test_a_script_that_runs_ends_with_the_server(server):
    server.begin().open("while true {}\n")
    server.problems()
    known = children_of(server.process)
    server.send({"jsonrpc": "2.0", "id": "run", "method": "workspace/executeCommand", "params": {"command": "zoetrope.run", "arguments": [URI]}})
    while not (runs := set(children_of(server.process)) - set(known)):
        time.sleep(0.01)
    server.process.kill()
    server.process.wait()
    deadline = time.time() + 2
    while any(os.path.exists(f"/proc/{child}") for child in runs) and time.time() < deadline:
        time.sleep(0.01)
    assert not any(os.path.exists(f"/proc/{child}") for child in runs)


def test_nothing_is_left_when_the_client_is_gone(server):
    server.begin().open("let a = 1\n")
    server.problems()
    children = children_of(server.process)
    assert children
    assert server.end() == 1
    time.sleep(0.1)
    for child in children:
        with pytest.raises(ProcessLookupError):
            os.kill(int(child), 0)
