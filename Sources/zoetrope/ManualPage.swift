import Console
import Words

/// The man page, in the language of `man`: what `--help` says, in the order that is usual there.
enum ManualPage {
  static var text: String {
    var page = Page()
    page.line(".TH ZOETROPE 1 \"\" \"\(Version.line)\" \"\(spoken("User Commands"))\"")
    // Words are neither spread out nor broken: commands are to be copied.
    page.line(".ad l\n.nh")
    page.section("NAME")
    page.line("zoetrope \\- " + Page.escaped(spoken("run Swift scripts that compose presentable traits")))
    page.section("SYNOPSIS")
    for (index, usage) in Help.usages.enumerated() {
      if index > 0 { page.line(".br") }
      page.line(Page.bold(usage.name) + Page.operands(usage.operands))
    }
    page.section("DESCRIPTION")
    page.text(Help.lead)
    page.section("COMMANDS")
    for usage in Help.usages { page.row(Page.bold(usage.name) + Page.operands(usage.operands), usage.summary) }
    page.section("OPTIONS")
    page.text("They stand before FILE.")
    for row in Help.options {
      let names = row.names.map(Page.bold).joined(separator: ", ")
      page.row(names + (row.placeholder.map { Page.operands($0) } ?? ""), row.summary)
    }
    page.section("EXIT STATUS")
    for code in ExitCode.allCases { page.row(Page.bold("\(code.rawValue)"), code.summary) }
    page.line(".PP")
    page.text(Help.exitCodesEnd)
    return page.text
  }
}

/// Lines in the language of `man`.
private struct Page {
  private(set) var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  mutating func section(_ title: String) { line(".SH \"\(spoken(title))\"") }

  /// A paragraph of prose; what stands between backticks is code.
  mutating func text(_ words: String) {
    let pieces = Page.escaped(spoken(words)).split(separator: "`", omittingEmptySubsequences: false)
    var result = ""
    for (index, piece) in pieces.enumerated() { result += index % 2 == 0 ? piece : "\\fB\(piece)\\fR" }
    // What begins like a command of `man` is none.
    line((result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" : "") + result)
  }

  mutating func row(_ head: String, _ words: String) {
    line(".TP\n" + head)
    text(words)
  }

  static func bold(_ words: String) -> String { "\\fB\(escaped(words))\\fR" }

  /// Words that stand for others: letters are slanted, brackets and dots not; a name as an option has it is as it is typed.
  static func operands(_ words: String) -> String {
    var result = ""
    for word in words.split(separator: " ") {
      let isTyped = word.hasPrefix("-")
      var isSlanted = false
      result += " "
      for character in isTyped ? [] : Array(word) {
        if character.isLetter != isSlanted {
          isSlanted.toggle()
          result += isSlanted ? "\\fI" : "\\fR"
        }
        result += escaped(String(character))
      }
      if isSlanted { result += "\\fR" }
      if isTyped { result += bold(String(word)) }
    }
    return result
  }

  /// What is written as it is to be read: a dash is one of the command's, and not of the prose.
  static func escaped(_ words: String) -> String {
    var result = ""
    for character in words {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "`"
      default: result.append(character)
      }
    }
    return result
  }
}
