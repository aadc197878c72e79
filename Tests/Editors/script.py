"""A script with places in it: `/*name*/` stands in front of what a test asks about, and is taken out."""

import re
from lsprotocol import types


class Script:
    def __init__(self, text, uri="file:///tests/script.swift"):
        self.places = {}
        self.uri = uri
        parts = re.split(r"/\*([a-z]+)\*/", text)
        self.text = parts[0]
        for name, rest in zip(parts[1::2], parts[2::2]):
            self.places[name] = self._end()
            self.text += rest

    def _end(self):
        """Where the text ends so far: a line and UTF-16 units, both from 0 on."""
        line = self.text.count("\n")
        last = self.text[self.text.rfind("\n") + 1 :]
        return types.Position(line, len(last.encode("utf-16-le")) // 2)

    def position(self, name):
        return self.places[name]

    def at(self, name):
        """The parameters of most questions."""
        return {"text_document": types.TextDocumentIdentifier(self.uri), "position": self.position(name)}

    @property
    def document(self):
        return types.TextDocumentIdentifier(self.uri)

    @property
    def whole(self):
        return types.Range(types.Position(0, 0), types.Position(self.text.count("\n") + 1, 0))

    def part(self, range):
        """The text of a range."""
        lines = self.text.split("\n")
        assert range.start.line == range.end.line
        units = lines[range.start.line].encode("utf-16-le")
        return units[2 * range.start.character : 2 * range.end.character].decode("utf-16-le")

    def edited(self, edits):
        lines = self.text.split("\n")
        for edit in sorted(edits, key=lambda e: (e.range.start.line, e.range.start.character), reverse=True):
            start, end = edit.range.start, edit.range.end
            head = lines[start.line].encode("utf-16-le")[: 2 * start.character].decode("utf-16-le")
            tail = lines[end.line].encode("utf-16-le")[2 * end.character :].decode("utf-16-le")
            lines[start.line : end.line + 1] = (head + edit.new_text + tail).split("\n")
        return "\n".join(lines)
