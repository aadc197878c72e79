import Stage
import Words

/// How a prompt looks where that was chosen, as bytes: a process that goes on with its session is to look the same.
struct Looks {
  let width: Int?
  let theme: Theme
  let color: Bool
  let language: Language

  static let size = 5

  init(width: Int?, theme: Theme, color: Bool, language: Language) {
    (self.width, self.theme, self.color, self.language) = (width, theme, color, language)
  }

  var bytes: [UInt8] {
    let width = UInt16(width ?? 0)
    return [
      UInt8(width >> 8), UInt8(width & 255), index(of: theme), color ? 1 : 0, index(of: language),
    ]
  }

  /// Nil where they are not those of a prompt.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Looks.size, Theme.allCases.indices.contains(Int(bytes[2])),
      Language.allCases.indices.contains(Int(bytes[4]))
    else { return nil }
    let width = Int(bytes[0]) << 8 | Int(bytes[1])
    self.width = width == 0 ? nil : width
    theme = Theme.allCases[Int(bytes[2])]
    color = bytes[3] == 1
    language = Language.allCases[Int(bytes[4])]
  }

  private func index<Choice: CaseIterable & Equatable>(of choice: Choice) -> UInt8 where Choice.AllCases == [Choice] {
    UInt8(Choice.allCases.firstIndex(of: choice) ?? 0)
  }
}
