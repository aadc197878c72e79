/// What differs between two texts, line by line, from the first difference on; nil if they are the same.
func difference(expected: [UInt8], found: [UInt8]) -> String? {
  if expected == found { return nil }
  let expectedLines = lines(expected)
  let foundLines = lines(found)
  var first = 0
  while first < min(expectedLines.count, foundLines.count) && expectedLines[first] == foundLines[first] { first += 1 }
  if first == expectedLines.count && first == foundLines.count { return "the texts differ in their last line break" }
  var report = ["they differ from line \(first + 1) on:"]
  for line in expectedLines[max(0, first - 2)..<first] { report.append("      | \(visible(line))") }
  for line in expectedLines[first...].prefix(5) { report.append("  want| \(visible(line))") }
  if expectedLines.count == first { report.append("  want| (nothing more)") }
  for line in foundLines[first...].prefix(5) { report.append("   got| \(visible(line))") }
  if foundLines.count == first { report.append("   got| (nothing more)") }
  return report.joined(separator: "\n")
}

private func lines(_ text: [UInt8]) -> [String] {
  var result = text.split(separator: 10, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  if result.last == "" { result.removeLast() }
  return result
}

/// A line with what can't be seen made visible.
private func visible(_ line: String) -> String {
  var result = ""
  for scalar in line.unicodeScalars {
    result += scalar.value < 32 || scalar.value == 127 ? scalar.escaped(asASCII: true) : String(scalar)
  }
  return result.hasSuffix(" ") ? result + "⏎" : result
}
