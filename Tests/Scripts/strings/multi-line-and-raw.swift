// Multi-line literals (indentation, line continuation, quotes), escapes, and raw strings with #.

let verse = """
  Roses are "red",
    violets are blue;
  """
print(verse)
print(verse.count, verse.hasSuffix(";"), verse.split(separator: "\n")[1].prefix(2) == "  ")

// Blank first and last lines give newlines; the closing quotes set the indentation.
let framed = """

  middle

  """
print(framed.count, framed == "\nmiddle\n")
print("""
  zero indent
    two more
  """)

// A backslash at the end of a line joins it with the next.
let long = """
  one line \
  in the output, \
  three in the source
  """
print(long)

// Interpolation and triple quotes within.
let items = ["tea": 2.5]
print("""
  Items: \(items.map { "\($0.key) at \($0.value)" }.joined())
  Quotes: "one", ""two"", \"""three\"""
  Tab:\tdone, backslash: \\, unicode: \u{2713} \u{1F600}
  """)
print("""
  nested: \("""
    inner \(1 + 1)
    """)
  """)

// Escapes in ordinary literals.
print("a\tb\\c\"d\'e\0f".count, "line\nbreak".contains("\n"), "\r\n".count, "\u{41}\u{0301}")

// Raw strings take everything literally, interpolation needs the hash.
let name = "Zoë"
print(#"C:\new\table "quoted" \(name)"#)
print(#"Hello \#(name), tab:\#tend"#)
print(##"one # and "# and \#(name) and \##(name)"##)
print(#"""
  raw multi-line: \n stays, \#(name) does not
  "quotes" and """ are fine
  """#)
print(#"\d+\.\d*"#.count, "\\d+\\.\\d*" == #"\d+\.\d*"#)

// An empty one, and one with only a line break.
let empty = """
  """
let lineBreak = """


  """
print(empty.isEmpty, lineBreak == "\n", "".isEmpty)

// Adjacent use with operators and functions.
func indent(_ text: String, by width: Int) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : String(repeating: " ", count: width) + $0 }
    .joined(separator: "\n")
}
print(indent("""
  if ready {

    go()
  }
  """, by: 4) + "|")
