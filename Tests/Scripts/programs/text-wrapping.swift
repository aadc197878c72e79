// Notice: wrapping, justifying and framing a text with only the Swift library's string tools.
extension String {
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(whereSeparator: \.isWhitespace) {
      var rest = word
      // A word that is too long is cut.
      while rest.count > width {
        if !line.isEmpty {
          lines.append(line)
          line = ""
        }
        lines.append(String(rest.prefix(width - 1)) + "-")
        rest = rest.dropFirst(width - 1)
      }
      if line.isEmpty {
        line = String(rest)
      } else if line.count + 1 + rest.count <= width {
        line += " \(rest)"
      } else {
        lines.append(line)
        line = String(rest)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  enum Alignment { case left, right, centre, justified }
  func aligned(_ alignment: Alignment, width: Int) -> String {
    let gap = max(0, width - count)
    func blank(_ n: Int) -> String { String(repeating: " ", count: n) }
    switch alignment {
    case .left: return self + blank(gap)
    case .right: return blank(gap) + self
    case .centre: return blank(gap / 2) + self + blank(gap - gap / 2)
    case .justified:
      let words = split(separator: " ")
      guard words.count > 1 else { return aligned(.left, width: width) }
      let holes = words.count - 1
      let spaces = width - words.reduce(0) { $0 + $1.count }
      return words.enumerated().reduce(into: "") { line, next in
        line += next.element
        if next.offset < holes { line += blank(spaces / holes + (next.offset < spaces % holes ? 1 : 0)) }
      }
    }
  }
}

func framed(_ lines: [String], title: String = "") -> String {
  let width = max(lines.map(\.count).max() ?? 0, title.count + 2)
  let head = title.isEmpty ? "" : " \(title) "
  let top = "+-" + head + String(repeating: "-", count: width - head.count) + "-+"
  let body = lines.map { "| \($0.aligned(.left, width: width)) |" }
  return ([top] + body + ["+" + String(repeating: "-", count: width + 2) + "+"]).joined(separator: "\n")
}

let tale = """
  Once upon a time there was a   compiler who knew everything about types,
  but nothing about extraordinarily-long-words, and it wondered.
  """
for line in tale.wrapped(to: 24) { print("[\(line)]") }
print(framed(tale.wrapped(to: 30).map { $0.aligned(.justified, width: 30) }, title: "Tale"))
for alignment: String.Alignment in [.left, .centre, .right] {
  print("<" + "to the point".aligned(alignment, width: 17) + ">")
}
print("".wrapped(to: 5), "abcdefghijk".wrapped(to: 5), "a bb abcdef".wrapped(to: 4))
print("one".aligned(.justified, width: 5) + "|", "too wide".aligned(.right, width: 3) + "|")
print(framed([]), framed(["héllo", "日本"], title: "Ü"), separator: "\n")

// Statistics over the same words.
let words = tale.lowercased().split { !$0.isLetter }
let longest = words.max { $0.count < $1.count } ?? ""
let lengths = words.reduce(into: [Int: Int]()) { $0[$1.count, default: 0] += 1 }
print(words.count, longest, lengths.sorted { $0.key < $1.key }.map { "\($0.key)x\($0.value)" })
print(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.prefix(5).joined(separator: " "))
