"""What can be made of scripts that nobody would write."""
import random
import re

from corpus import DECLARING, Script

MODIFIERS = [
    "static", "class", "final", "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "indirect", "private", "fileprivate",
    "public", "open", "private(set)", "required", "convenience", "optional", "dynamic", "async", "nonisolated", "prefix", "postfix",
    "infix", "@escaping", "@autoclosure", "@discardableResult", "@MainActor", "@objc", "@main", "@available(*, deprecated)",
    "@propertyWrapper", "@resultBuilder", "@dynamicMemberLookup", "@dynamicCallable", "@frozen", "@inlinable", "@State", "@Published",
    "@ViewBuilder",
]
KEYWORDS = [
    "if", "else", "guard", "while", "repeat", "for", "in", "switch", "case", "default", "break", "continue", "fallthrough", "return",
    "throw", "throws", "rethrows", "try", "try?", "try!", "catch", "do", "defer", "as", "as?", "as!", "is", "nil", "self", "Self",
    "super", "init", "some", "any", "inout", "where", "let", "var", "func", "struct", "class", "enum", "protocol", "extension", "true",
    "false", "await", "#if", "#endif", "#selector", "#file", "#available", "_", "$0", "$1", "&", "!", "?", "...", "..<", "->", "=",
    "==", "??", ":", ",", ".", ";", "@",
]
TYPES = [
    "Int", "Int8", "UInt64", "Double", "Float", "String", "Substring", "Character", "Bool", "Void", "Never", "Any", "AnyObject", "Self",
    "[Int]", "[String: Any]", "[[Int]]", "Set<Int>", "Int?", "Int??", "Int!", "(Int, String)", "()", "() -> Void", "(Int) -> Int",
    "(inout Int) throws -> Int?", "some Equatable", "any Hashable", "any Collection<Int>", "any P & Q", "Array<Array<Int>>",
    "Result<Int, Error>", "Int.Type", "Any.Type", "Range<Int>", "Optional", "Array", "Dictionary<Int>", "Hashable", "[Int?]?",
    "(((Int)))", "Self.Element", "T", "_",
]
NUMBERS = [
    "Int.min", "Int.max", "-9223372036854775808", "9223372036854775808", "18446744073709551615", "0x8000000000000000", "0", "-1",
    "-0.0", "1e400", "1e-400", "0x1p-1074", "0x1p1024", "Double.nan", "Double.infinity", "-Double.greatestFiniteMagnitude",
    "UInt8(255)", "Int8(-128)", "UInt64.max", "1_000_000", "0b11", "0o8", "0xG", "1_", "1e", "1.",
    "340282366920938463463374607431768211456", "9" * 400, "0." + "3" * 400, "1e99999999999",
]
TEXTS = [
    '""', r'"\0"', '"e\u0301\u0301\u0301"', '"👩‍👩‍👧‍👦"', '"🇩🇪🇫"', '"\u202eabc"', r'"\u{202E}"', r'"\u{10FFFF}"', r'"\u{D800}"',
    r'"\u{110000}"', r'"\r\n"', '"\u0301"', '"\ufeff"', '"ﬀİß"', r'"\(1)"', r'"\("\("\(1)")")"', r'"\()"', r'"\(', '#"\\#(1)"#',
    '##"a"#', '"""\n"""', '"""\n  a\n b\n  """', '"""a"""', r'"\q"', "'a'", '"' + "漢" * 5000 + '"', '"' + "e" + "\u0301" * 3000 + '"',
    '"a\tb\u0000c"', r'"\u{}"', '"\u2028"', '"\u200d"',
]
VALUES = [
    "[]", "[:]", "nil", "()", "{}", "{ $0 }", "{ $0 + $1 }", "{ _ in }", "{ x in x }", "[[[[]]]]", "[nil, nil]", "[1: [2: [3: nil]]]",
    "[Int](repeating: 0, count: 100_000)", "Array(0..<100_000)", "[Int](repeating: 0, count: -1)",
    "[Int](repeating: 0, count: Int.max)", 'String(repeating: "é", count: 100_000)', "0...Int.max", "Int.min..<Int.max", "1...0", "...",
    "(1, (2, (3, 4)))", "[" + "1, " * 2000 + "]", "[" + "-1.5, " * 500 + "]", '["a": 1, "a": 1]', "self", "super.init()", "Self()",
    "type(of: self)", "\\.self", "\\.count", "Int.self", "(Int, Int).self", "if true { 1 } else { 2 }", "switch 1 { default: 2 }",
    "try! 1", "await 1", "1 as Any", "1 as! String", "x.y.z", ".a", ".a(.b(.c))", "_", "&x", "$0", "#line",
    "stride(from: 0, to: 1, by: 0)", "zip([1], [2]).map(+)", "(0..<9).reduce(0, +)", "[3, 1].sorted(by: >)", "\"a\".first!",
    "Optional(Optional(1))",
]
ODD = [
    "\u0000", "\u202e", "\ufeff", "\r", "\r\n", "\u2028", "\u00a0", "\u0301", "\u200d", "\u000b", "\u001b[31m", "\udcff",
    "\udce2\udc82", "👍🏽", "`", "\\", '"', '"""', "/*", "*/", "//", "#", "'", "\t", "\u037e", "＝", "“",
]
BRACKETS = list("()[]{}<>")
# How deep, how often: seldom much.
DEPTHS = [1] * 6 + [2] * 5 + [3] * 4 + [5] * 3 + [10, 10, 30, 1000]


class Mutator:
    """What a seed makes of a corpus."""

    def __init__(self, corpus, seed):
        self.corpus = corpus
        self.chance = random.Random(seed)

    def script(self):
        """A text, and what it was made of."""
        name, script = self.corpus.choose(self.chance)
        # What is rejected as it stands seldom runs when it is changed.
        if name.startswith(("Tests/Diagnostics", "Tests/Unsupported")) and self.chance.random() < 0.6:
            name, script = self.corpus.choose(self.chance)
        history = [name]
        if self.chance.random() < 0.4:
            # To be run.
            for _ in range(self.chance.choice([1, 1, 2, 3])):
                script = self.changed(script, history, self.GENTLE)
            return script.text, history
        # Mostly a few changes: what has many is rejected for the first of them.
        for _ in range(self.chance.choice([1, 1, 1, 1, 1, 1, 2, 2, 3, 4, 8])):
            script = self.changed(script, history, self.CHANGES)
        return script.text, history

    def session(self):
        """Entries, as they may be typed, and what they were made of."""
        name, script = self.corpus.choose(self.chance)
        history = [name]
        entries = [script.part(it) for it in script.spans("top")][:25]
        if self.chance.random() < 0.3:
            name, other = self.corpus.choose(self.chance)
            history.append(name)
            entries += [other.part(it) for it in other.spans("top")][:10]
        for _ in range(self.chance.randrange(1, 6)):
            if not entries:
                break
            place = self.chance.randrange(len(entries))
            roll = self.chance.random()
            if roll < 0.55:
                # Declared again, otherwise: what the entries before were checked with is gone.
                changed = self.changed(Script(entries[place]), history, self.GENTLE if roll < 0.4 else self.CHANGES).text
                if roll < 0.3:
                    entries[place] = changed
                else:
                    entries.insert(self.chance.randrange(place, len(entries)) + 1, changed)
            elif roll < 0.65:
                entries.insert(self.chance.randrange(len(entries) + 1), entries[place])
            else:
                entries.insert(self.chance.randrange(len(entries) + 1), self.command(script))
        # An empty line ends an entry, and a line that begins with a dot is the next one.
        return "".join(re.sub(r"\n\s*(?=\.\w)", "", re.sub(r"\n\s*\n", "\n", it)) + "\n\n\n" for it in entries), history

    def command(self, script):
        names = [script.part(it) for it in script.spans("names")] or ["x"]
        one, other = self.chance.choice(names), self.chance.choice(names)
        return self.chance.choice([
            ":undo", ":undo 3", ":back", ":back 2", ":forward", ":skip 1", ":skip", ":log", ":cells", ":frames 1", ":show 1", ":toggle 1",
            ":tap 1",
            f":why {one}.{other}", f":type {one}", f":t {one}.{other}", f":traits {one}", f":conformances {one}", f":source {one}",
            f":doc {one}", f":bytecode {one}",
            f":what-if {one} + {other}", f":as any {one} {other}", f":time {one}", f":set 1.{one} {other}", f"{one}", f"{one}.{other}",
            f"{one}({other})",
            ":save a.swift", ":load a.swift", ":reload", ":film 1", ":width 10", ":width auto", ":language zh", ":theme plain",
            f"let {one} = {other}", f"var {one} = 1",
        ])

    # Changes

    def changed(self, script, history, changes):
        for _ in range(20):
            change = self.chance.choice(changes)
            text = change(self, script)
            if text is not None:
                history.append(change.__name__)
                # What grows without end only costs time.
                return Script(text[:200_000])
        return script

    def one(self, script, kind):
        spans = script.spans(kind)
        return self.chance.choice(spans) if spans else None

    def token(self, script):
        place = self.chance.choice(script.code) if script.code else None
        return None if place is None else (place, place + 1)

    def borrowed(self, kind):
        """A part of another script."""
        for _ in range(5):
            _, script = self.corpus.choose(self.chance)
            span = self.one(script, kind)
            if span and span[1] - span[0] < 400:
                return script.part(span)
        return "x"

    def value(self):
        return self.chance.choice(self.chance.choice([NUMBERS, TEXTS, VALUES]))

    def replace(self, script, kind, text):
        span = self.one(script, kind)
        return span and script.with_part(span, text(script.part(span)))

    def drop_token(self, script):
        span = self.token(script)
        return span and script.with_part(span, "")

    def double_token(self, script):
        span = self.token(script)
        return span and script.with_part(span, script.part(span) + self.chance.choice([" ", ""]) + script.part(span))

    def swap_tokens(self, script):
        if len(script.code) < 2:
            return None
        place = self.chance.randrange(len(script.code) - 1)
        tokens = list(script.tokens)
        one, other = script.code[place], script.code[place + 1]
        tokens[one], tokens[other] = tokens[other], tokens[one]
        return "".join(tokens)

    def replace_token(self, script):
        span = self.token(script)
        if not span:
            return None
        _, other = self.corpus.choose(self.chance)
        words = self.chance.choice([KEYWORDS, [other.tokens[it] for it in other.code] or KEYWORDS])
        return script.with_part(span, self.chance.choice(words))

    def insert_token(self, script):
        span = self.token(script)
        return span and script.with_part(span, f"{self.chance.choice(KEYWORDS + BRACKETS)} {script.part(span)}")

    def replace_name(self, script):
        span = self.one(script, "names")
        return span and script.with_part(span, script.part(self.one(script, "names")))

    def replace_expression(self, script):
        return self.replace(script, "expressions", lambda _: self.borrowed("expressions"))

    def exchange_expressions(self, script):
        return self.replace(script, "expressions", lambda _: script.part(self.one(script, "expressions")))

    def replace_type(self, script):
        return self.replace(script, "types", lambda _: self.borrowed("types") if self.chance.random() < 0.3 else self.chance.choice(TYPES))

    def exchange_types(self, script):
        return self.replace(script, "types", lambda _: script.part(self.one(script, "types")))

    def wrap_type(self, script):
        depth = self.chance.choice(DEPTHS)
        before, behind = self.chance.choice([
            ("[", "]"), ("", "?"), ("(", ")"), ("Array<", ">"), ("[Int: ", "]"), ("() -> ", ""), ("Result<", ", Error>"), ("(", ", Int)"),
            ("Set<", ">"),
        ])
        return self.replace(script, "types", lambda part: before * depth + part + behind * depth)

    def extreme_literal(self, script):
        def text(part):
            return self.value() if self.chance.random() < 0.3 else self.chance.choice(TEXTS if '"' in part else NUMBERS)

        return self.replace(script, "literals", text)

    def extreme_value(self, script):
        return self.replace(script, "expressions", lambda _: self.value())

    def nest_expression(self, script):
        depth = self.chance.choice(DEPTHS)
        before, behind = self.chance.choice([
            ("(", ")"), ("[", "]"), ("[", ", 1]"), ("[1: ", "]"), ("{ ", " }()"), ("{ ", " }"), ("(", ", 1)"), ("!", ""), ("-", ""),
            ("", "!"), ("", "?"), ("", "()"),
            ("", "[0]"), ("1 + ", ""), ("", " + 1.5"), ("true ? ", " : 0"), ("", " ?? 0"), ('"\\(', ')"'), ("Optional(", ")"),
            ("print(", ")"), ("", ".map { $0 }"),
            ("try ", ""), ("", " as Any"), ("if true { ", " } else { 0 }"), ("", " == 1"), ("", ".self"), ("f(", ")"), ("&", ""),
            ("{ x in ", " }(1)"), ("", " { $0 }"), ("~", ""), ("", "..."),
        ])
        return self.replace(script, "expressions", lambda part: before * depth + part + behind * depth)

    def nest_statement(self, script):
        depth = self.chance.choice(DEPTHS)
        number = iter(range(depth))
        before, behind = self.chance.choice([
            ("if true {\n", "\n}"), ("do {\n", "\n}"), ("for _ in 0..<1 {\n", "\n}"), ("func f() {\n", "\n}"), ("struct A {\n", "\n}"),
            ("class A%d {\n", "\n}"), ("enum A {\n", "\n}"),
            ("_ = {\n", "\n}()"), ("switch 1 {\ncase 1:\n", "\ndefault: break }"), ("guard true else {\n", "\n}"),
            ("extension A {\n", "\n}"), ("#if true\n", "\n#endif"),
            ("while false {\n", "\n}"), ("protocol A {\n", "\n}"), ("defer {\n", "\n}"), ("repeat {\n", "\n} while false"),
            ("if false {} else ", ""), ("var a: Int {\n", "\n}"), ("do {\n", "\n} catch {}"), ("a: ", ""),
        ])
        opening = "".join(before % next(number) if "%d" in before else before for _ in range(depth))
        return self.replace(script, "statements", lambda part: opening + part + behind * depth)

    def repeat_expression(self, script):
        count = self.chance.choice([2, 2, 3, 5, 10, 20])
        between = self.chance.choice(
            [" + ", " - ", " * ", " == ", " && ", ", ", " ?? ", ".", " | ", " < ", " ... ", " as ", " is ", " ", " = ", " / 2 + ", " ? 1 : "]
        )
        return self.replace(script, "expressions", lambda part: between.join([part] * count) if len(part) * count < 20_000 else part)

    def repeat_statement(self, script):
        count = self.chance.choice([2, 2, 2, 3, 10, 50])
        return self.replace(script, "statements", lambda part: "\n".join([part] * count) if len(part) * count < 60_000 else part)

    def drop_statement(self, script):
        return self.replace(script, "statements", lambda _: "")

    def exchange_statements(self, script):
        return self.replace(script, "statements", lambda _: script.part(self.one(script, "statements")))

    def splice_declarations(self, script):
        """Some of another script, at the top or in the midst of something."""
        _, other = self.corpus.choose(self.chance)
        spans = other.spans("top" if self.chance.random() < 0.6 else "declarations")
        if not spans:
            return None
        start = self.chance.randrange(len(spans))
        text = "\n".join(other.part(it) for it in spans[start : start + self.chance.choice([1, 1, 2, 4, 10])])
        span = self.one(script, "top" if self.chance.random() < 0.5 else "statements") or (0, 0)
        before, behind = self.chance.choice([("", "\n" + text), (text + "\n", "")])
        return script.with_part(span, before + script.part(span) + behind)

    def splice_halves(self, script):
        _, other = self.corpus.choose(self.chance)
        one, two = script.spans("top"), other.spans("top")
        if not one or not two:
            return None
        start = other.part((0, two[self.chance.randrange(len(two))][1]))
        return start + "\n" + "".join(script.tokens[one[self.chance.randrange(len(one))][0] :])

    def move_declaration(self, script):
        span, body = self.one(script, "declarations"), self.one(script, "bodies")
        if not span or body[0] in range(*span):
            return None
        part, tokens = script.part(span), list(script.tokens)
        tokens[body[0] : body[0]] = ["\n" + part + "\n"]
        if self.chance.random() < 0.5:
            shift = 1 if body[0] <= span[0] else 0
            tokens[span[0] + shift : span[1] + shift] = []
        return "".join(tokens)

    def add_modifier(self, script):
        return self.replace(script, "declarations", lambda part: f"{self.chance.choice(MODIFIERS)} {part}")

    def add_member(self, script):
        """To a type, something that it may have already, or that what it conforms to asks for."""
        body = self.one(script, "bodies")
        text = self.chance.choice([
            "init() {}", "init?(_ x: Int) { nil }", "deinit {}", "static func == (a: Self, b: Self) -> Bool { true }",
            "func hash(into h: inout Hasher) {}", "subscript(i: Int) -> Int { i }",
            "func callAsFunction() {}", "case a, b(Int), c(Self)", "indirect case z(Self)", "var description: String { \"\\(self)\" }",
            "typealias Element = Self", "associatedtype T: Self",
            "static var x: Self { x }", "let x = x", "var x: Int { x }", "lazy var y = self", "struct Self {}",
            "enum E: Int { case a = 1, b = 1 }", "var body: some View { self }",
            "func next() -> Int? { nil }", "static func < (a: Self, b: Self) -> Bool { a < b }",
            "subscript<T>(dynamicMember k: KeyPath<Self, T>) -> T { self[keyPath: k] }", "weak var w: AnyObject?",
            "var p: Int { get set }", "var q = 1 { willSet { q = 2 } didSet { q = q } }", "init(from d: Decoder) throws {}",
            "static subscript(i: Int) -> Int { i }", "func f<T: P>(_ t: T) where T.U == T.V {}",
        ])
        return body and script.with_part((body[0], body[0]), f"\n{text}\n")

    def break_bracket(self, script):
        places = [it for it in script.code if script.tokens[it] in BRACKETS]
        if not places:
            return None
        place = self.chance.choice(places)
        token, other = script.tokens[place], self.chance.choice(BRACKETS)
        part = self.chance.choice(["", token * self.chance.choice(DEPTHS), other, token + other])
        return script.with_part((place, place + 1), part)

    def empty_group(self, script):
        span = self.one(script, "groups")
        return span and script.with_part((span[0] + 1, span[1] - 1), "")

    def unwrap_group(self, script):
        span = self.one(script, "groups")
        return span and script.with_part(span, script.part((span[0] + 1, span[1] - 1)))

    def exchange_groups(self, script):
        return self.replace(script, "groups", lambda _: script.part(self.one(script, "groups")))

    def cut(self, script):
        text = script.text
        place = self.chance.randrange(len(text) + 1)
        roll = self.chance.random()
        if roll < 0.6:
            return text[:place]
        if roll < 0.75:
            # In the midst of a character, perhaps.
            return text.encode(errors="surrogateescape")[:place].decode(errors="surrogateescape")
        if roll < 0.9:
            return text[place:]
        return text[:place] + text[place + self.chance.choice([1, 2, 10, 100]) :]

    def odd_character(self, script):
        text = script.text
        place = self.chance.randrange(len(text) + 1)
        odd = self.chance.choice(ODD)
        # With a zero byte it is no text, and nothing more is said of it.
        return text[:place] + (odd if odd != "\u0000" or self.chance.random() < 0.1 else "\u202e") + text[place:]

    def join_lines(self, script):
        places = [i for i, token in enumerate(script.tokens) if token.isspace() and "\n" in token]
        if not places:
            return None
        place = self.chance.choice(places)
        return script.with_part((place, place + 1), self.chance.choice([" ", "", "; ", "\n\n", "\n."]))

    def long_name(self, script):
        def text(part):
            return self.chance.choice([part * 2, part * 2000, f"`{part}`", part + "é", "_" + part, "$" + part, part.swapcase()])

        return self.replace(script, "names", text)

    # What often checks well afterwards.

    def exchange_literals(self, script):
        return self.replace(script, "literals", lambda _: script.part(self.one(script, "literals")))

    def near_number(self, script):
        numbers = [it for it in script.spans("literals") if script.part(it)[0].isdigit()]
        if not numbers:
            return None
        return script.with_part(self.chance.choice(numbers), self.chance.choice(["0", "1", "2", "-1", "255", "Int.max", "Int.min"]))

    def other_operator(self, script):
        alike = [
            ["+", "-", "*", "/", "%", "&+", "&-", "<<", ">>"], ["<", ">", "<=", ">=", "==", "!="], ["&&", "||"], ["+=", "-=", "*="], ["...", "..<"],
        ]
        places = [(it, operators) for it in script.code for operators in alike if script.tokens[it] in operators]
        if not places:
            return None
        place, operators = self.chance.choice(places)
        return script.with_part((place, place + 1), self.chance.choice(operators))

    def put_into_function(self, script):
        """All that it declares is then local."""
        count = self.chance.choice([1, 1, 2, 3])
        text = "".join(f"func all{i}() throws {{\n" for i in range(count)) + script.text
        return text + "".join(f"\n}}\ntry all{i}()" for i in reversed(range(count)))

    def put_into_closure(self, script):
        return self.replace(script, "top", lambda part: f"try {{ () throws -> Void in\n{part}\n}}()")

    def statement_again(self, script):
        """Behind what comes after it."""
        one, other = self.one(script, "statements"), self.one(script, "statements")
        return one and script.with_part((other[1], other[1]), "\n" + script.part(one))

    def drop_type(self, script):
        spans = [it for it in script.spans("types") if script.tokens[it[0] - 2 : it[0]] == [":", " "]]
        if not spans:
            return None
        start, end = self.chance.choice(spans)
        return script.with_part((start - 2, end), "")

    def join_scripts(self, script):
        _, other = self.corpus.choose(self.chance)
        return script.text + "\n" + other.text

    GENTLE = [
        exchange_literals, exchange_literals, near_number, near_number, other_operator, put_into_function, put_into_closure, statement_again,
        drop_type, join_scripts, repeat_statement, drop_statement, move_declaration, exchange_types, exchange_statements, join_lines, add_member,
        extreme_literal, replace_name, nest_expression, splice_declarations, exchange_expressions,
    ]
    CHANGES = GENTLE + [
        drop_token, drop_token, double_token, swap_tokens, replace_token, replace_token, insert_token, replace_name, replace_expression,
        replace_expression, replace_expression, exchange_expressions, replace_type, replace_type, wrap_type, extreme_literal, extreme_value,
        nest_expression, nest_statement, repeat_expression, splice_declarations, splice_halves, add_modifier, add_modifier, break_bracket,
        empty_group, unwrap_group, exchange_groups, cut, odd_character, long_name,
    ]
