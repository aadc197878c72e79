import Stage

extension Film {
  /// The film as plain text: every frame drawn as in a terminal, with what led to it.
  public func text(width: Int, ascii: Bool) -> String {
    var text = ""
    for reel in reels {
      text += text.isEmpty ? "" : "\n"
      text += "\(VisibleText(reel.heading).text) (\(reel.summary))\n"
      for index in reel.frames.indices {
        text += "\n" + leading(reel, index, arrow: ascii ? "->" : "→")
        text += reel.frames[index].plainText(width: width, ascii: ascii) + "\n"
      }
    }
    if let omission { text += "\n\(omission)\n" }
    return text
  }

  private func leading(_ reel: Reel, _ index: Int, arrow: String) -> String {
    let gap = reel.gap(before: index)
    let event = VisibleText(reel.frames[index].event).text
    return (gap > 0 ? "(\(gap) frames left out)\n" : "") + (event.isEmpty ? "" : "\(arrow) \(event)\n")
  }

  /// The film as a page of Markdown.
  public func markdown(width: Int, ascii: Bool) -> String {
    var text = "# \(Film.markdown(name))\n"
    for reel in reels {
      text += "\n## \(Film.markdown(reel.heading))\n\n\(reel.summary)\n"
      for (index, frame) in reel.frames.enumerated() {
        let gap = reel.gap(before: index)
        let heading = reel.kind == .drawings ? "Drawing \(frame.number + 1)" : "Frame \(frame.number)"
        let event = frame.event.isEmpty ? "" : ": \(Film.code(VisibleText(frame.event).text))"
        if gap > 0 { text += "\n*\(gap) frames left out*\n" }
        text += "\n### \(heading)\(event)\n\n"
        let drawing = frame.plainText(width: width, ascii: ascii)
        let fence = String(repeating: "`", count: max(3, Film.longestRun(of: "`", in: drawing) + 1))
        text += "\(fence)\n\(drawing)\n\(fence)\n"
        if index > 0, gap == 0 {
          for change in frame.changes(since: reel.frames[index - 1]) { text += "\n- \(Film.markdown(change))" }
          if !text.hasSuffix("\(fence)\n") { text += "\n" }
        }
      }
    }
    if let omission { text += "\n*\(omission)*\n" }
    return text
  }

  /// A text that Markdown leaves as it is.
  private static func markdown(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText(text).text.unicodeScalars {
      if "\\`*_{}[]<>()#+!|&~".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func code(_ text: String) -> String {
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    let isTouching = text.hasPrefix("`") || text.hasSuffix("`")
    return fence + (isTouching ? " \(text) " : text) + fence
  }

  private static func longestRun(of mark: Character, in text: String) -> Int {
    var longest = 0
    var run = 0
    for character in text {
      run = character == mark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

extension Film.Frame {
  /// What was printed before it, and the drawing.
  fileprivate func plainText(width: Int, ascii: Bool) -> String {
    printedLines.map { $0 + "\n" }.joined() + scene.plainDrawing(width: width, ascii: ascii)
  }

  /// What was printed before it, without empty lines at its ends.
  var printedLines: [String] {
    var lines = printed.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText(String($0)).text }[
      ...]
    while lines.last == "" { lines.removeLast() }
    while lines.first == "" { lines.removeFirst() }
    return Array(lines)
  }
}
