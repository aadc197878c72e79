// String(describing:), debugPrint, dump-free descriptions, special characters.
struct S { var text = "in \"quotes\""; var list = ["a\nb"]; var c: Character = "x" }
print(S())
debugPrint(S(), "x", 1, [1.5], "new\nline", "é\u{7}\u{0}")
print(String(describing: [1, 2]), String(describing: Optional(1)), String(describing: "s"), String(describing: S.self))
print(String(reflecting: "s"), String(reflecting: 1), String(reflecting: ["a"]))
print(["tab\t", "cr\r", "nul\0", "esc\u{1B}", "del\u{7F}", "quote'", "uni\u{301}", "emoji 😀"])
print("\u{200D}", "a\u{300}", ["\u{200D}"])
enum E { case text(String), c(Character), opt(String?), arr([String]) }
print(E.text("a\"b"), E.c("c"), E.opt("x"), E.opt(nil), E.arr(["p"]))
print(("a", Character("b"), Optional("c"), ["d"]))
print("a", "b", separator: "\t")
var out = ""
print("into a string", 1, terminator: "", to: &out)
print(out.count, out)
print(["k": ["a": "b"]], [[["x"]]])
print("""
  multi "line" \("interpolated")
    kept \\ backslash
  """)
