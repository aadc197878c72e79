/// A diagnostic as a person sees it: the headline, where it points, and all the words of its picture.
struct Finding {
  let severity: String
  let headline: String
  var line: Int?
  /// The headline, labels, notes and help; without the lines of the script that the picture repeats.
  var words: String

  var report: String { "line \(line.map(String.init) ?? "?"): \(severity): \(headline)" }
}

/// Reads diagnostics in either style: `error: headline` with ` --> path:line:column` under it, or the compiler's
/// `path:line:column: error: headline`.
func findings(in text: String) -> [Finding] {
  var result: [Finding] = []
  /// What is told once for several places.
  var repeated: [Finding] = []
  for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
    if let match = line.wholeMatch(of: #/.*?:(\d+):\d+: (error|warning|note)(?:\[.*?\])?: (.*)/#) {
      result.append(
        Finding(severity: String(match.2), headline: String(match.3), line: Int(match.1), words: String(match.3)))
    } else if let match = line.wholeMatch(of: #/(error|warning|note)(?:\[.*?\])?: (.*)/#) {
      result.append(Finding(severity: String(match.1), headline: String(match.2), line: nil, words: String(match.2)))
    } else if !result.isEmpty {
      let last = result.count - 1
      if result[last].line == nil, let match = line.firstMatch(of: #/:(\d+):\d+\s*\]?$/#) {
        result[last].line = Int(match.1)
      }
      if let match = line.firstMatch(of: #/note: the same on lines? ([0-9, and]+)$/#) {
        let places = match.1.split { !$0.isNumber }.compactMap { Int($0) }
        repeated += places.map {
          Finding(severity: result[last].severity, headline: result[last].headline, line: $0, words: result[last].words)
        }
      }
      if line.firstMatch(of: #/\/\/ (error|trap|unsupported|warning|note)/#) == nil {
        result[last].words += "\n" + line
      }
    }
  }
  return result + repeated
}
