"""Scripts in tokens and trees, and all that there are."""
import bisect
import pathlib
import re
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDERS = [
    "Tests/Scripts", "Tests/Traps", "Tests/Diagnostics", "Tests/Unsupported", "Tests/Warnings", "Tests/Notes", "Tests/Courses", "examples",
]
# Blanks and comments are tokens too, so that all of them together are the text.
TOKEN = re.compile(
    r'\s+|//[^\n]*|/\*.*?\*/|#*"""(?s:.*?)"""#*|#*"(?:\\.|[^"\\\n])*"#*|\d[\w]*(?:\.\d\w*)?|[`@#$]*\w+`?|[-+*/%=<>!&|^~?.]+|.', re.S
)
CLOSING = {"(": ")", "[": "]", "{": "}"}
DECLARING = {
    "struct", "class", "enum", "protocol", "extension", "func", "let", "var", "typealias", "init", "deinit", "subscript", "case",
    "operator", "precedencegroup", "associatedtype", "actor", "import", "infix", "prefix", "postfix",
}


class Script:
    """A text in tokens, with the places that a mutation may want."""

    def __init__(self, text):
        self.tokens = TOKEN.findall(text)
        self.code = [i for i, token in enumerate(self.tokens) if not (token.isspace() or token.startswith(("//", "/*")))]
        self.partner = {}
        opened = []
        for i in self.code:
            token = self.tokens[i]
            if token in CLOSING:
                opened.append(i)
            elif token in ")]}":
                # What does not pair is passed over.
                if opened and CLOSING[self.tokens[opened[-1]]] == token:
                    self.partner[opened[-1]] = i
                    self.partner[i] = opened.pop()
        self.found = {}

    @property
    def text(self):
        return "".join(self.tokens)

    def part(self, span):
        return "".join(self.tokens[span[0] : span[1]])

    def with_part(self, span, text):
        return "".join(self.tokens[: span[0]]) + text + "".join(self.tokens[span[1] :])

    def spans(self, kind):
        if kind not in self.found:
            self.found[kind] = list(getattr(self, kind)())
        return self.found[kind]

    def before(self, place):
        """The token of the code before one of them."""
        return self.tokens[self.code[place - 1]] if place else "\n"

    def groups(self):
        return ((start, end + 1) for start, end in self.partner.items() if start < end)

    def bodies(self):
        """What stands between braces, and the whole."""
        yield (0, len(self.tokens))
        for start, end in self.partner.items():
            if start < end and self.tokens[start] == "{":
                yield (start + 1, end)

    def statements_in(self, body):
        start, last, i = None, None, body[0]
        while i < body[1]:
            token = self.tokens[i]
            if token.isspace():
                behind = next((self.tokens[it] for it in range(i + 1, body[1]) if not self.tokens[it].isspace()), "")
                if "\n" in token and start is not None and not re.match(r"\.|else\b|catch\b|where\b|[-+*/&|?:<>=]+$", behind):
                    yield (start, last + 1)
                    start = None
            elif token == ";":
                if start is not None:
                    yield (start, last + 1)
                start = None
            elif not token.startswith(("//", "/*")):
                start = i if start is None else start
                if self.partner.get(i, 0) > i:
                    i = self.partner[i]
                last = i
            i += 1
        if start is not None:
            yield (start, last + 1)

    def statements(self):
        for body in self.spans("bodies"):
            yield from self.statements_in(body)

    def top(self):
        return self.statements_in((0, len(self.tokens)))

    def declarations(self):
        for span in self.spans("statements"):
            words = [token for token in self.tokens[span[0] : span[1]][:14] if not token.isspace()]
            if DECLARING & set(words[:4]):
                yield span

    def expressions(self):
        opening = {
            "=", "return", "(", "[", ",", ":", "in", "==", "+", "-", "*", "??", "{", "?", "+=", "throw", "try", "&&", "||", "<", "case",
            "switch", "if", "while",
        }
        for place, start in enumerate(self.code):
            if self.before(place) not in opening or self.tokens[start] in ")]},:;{":
                continue
            end = start
            while end < len(self.tokens):
                token = self.tokens[end]
                if token in ",;:{}])" and not (end == start and token == "{") or "\n" in token and token.isspace() or token.startswith("//"):
                    break
                end = (self.partner[end] if self.partner.get(end, 0) > end else end) + 1
            while end > start + 1 and self.tokens[end - 1].isspace():
                end -= 1
            if end > start:
                yield (start, end)

    def types(self):
        for place, start in enumerate(self.code):
            if self.before(place) not in (":", "->", "as", "is", "<", "any", "some") or not re.match(r"[A-Z(\[]", self.tokens[start]):
                continue
            end = (self.partner[start] if self.partner.get(start, 0) > start else start) + 1
            while end < len(self.tokens) and re.fullmatch(r"[.?!]+|[A-Z]\w*", self.tokens[end]):
                end += 1
            yield (start, end)

    def names(self):
        return ((i, i + 1) for i in self.code if re.match(r"[A-Za-z_]", self.tokens[i]) and self.tokens[i] not in DECLARING)

    def literals(self):
        return ((i, i + 1) for i in self.code if re.match(r'[\d"#]', self.tokens[i]) or self.tokens[i] in ("true", "false", "nil"))


class Corpus:
    """The scripts that all is made of."""

    def __init__(self, files=None):
        if files:
            found = [pathlib.Path(it) for it in files]
        else:
            found = [it for folder in FOLDERS for it in (ROOT / folder).glob("**/*.swift")]
        # On a ring, on which a new script takes a piece from its neighbour alone: the others are still chosen as before.
        self.ring = sorted((zlib.crc32(self.name(it).encode()), self.name(it), it) for it in found)
        self.scripts = {}

    @staticmethod
    def name(path):
        path = path.resolve()
        return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else path.name

    def choose(self, chance):
        place = bisect.bisect(self.ring, (chance.randrange(1 << 32),)) % len(self.ring)
        _, name, path = self.ring[place]
        if path not in self.scripts:
            self.scripts[path] = Script(path.read_bytes().decode(errors="surrogateescape"))
        return name, self.scripts[path]
