import Glibc
import Phrases

/// The language that people are spoken to in. Code, names and the headlines of diagnostics are English in all of them.
public enum Language: String, CaseIterable {
  case english = "en"
  case chinese = "zh"

  nonisolated(unsafe) public static var current = Language.english {
    didSet { (phrasebook, trapPhrases) = (nil, nil) }
  }

  /// The phrases of the current language; nil for English, which stands in the code. They are read when the first is asked for.
  nonisolated(unsafe) private static var phrasebook: Phrasebook?
  /// Those of errors of a run alone. Such an error may be in the script's own words, and those are not Zoetrope's to translate.
  nonisolated(unsafe) private static var trapPhrases: Phrasebook?

  /// By `zh`, `zh_CN.UTF-8`, `zh-Hans`.
  public init?(named name: String) {
    self.init(rawValue: String(name.prefix { $0 != "_" && $0 != "-" && $0 != "." }))
  }

  /// What the environment asks for: `ZOETROPE_LANGUAGE`, else the locale of messages.
  public static func ofEnvironment() -> Language {
    for variable in ["ZOETROPE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = getenv(variable), value.pointee != 0 else { continue }
      return Language(named: String(cString: value)) ?? .english
    }
    return .english
  }

  /// What the table of the current language says for an English sentence; nil where it has none.
  public static func translation(of english: String) -> String? {
    guard let texts = current.texts, !english.isEmpty else { return nil }
    if phrasebook == nil {
      var book = Phrasebook()
      for index in 0..<texts.tableCount { book.read(text(of: texts.tables[index])) }
      book.read(text(of: texts.traps))
      phrasebook = book
    }
    return phrasebook?.translation(of: english)
  }

  /// The same for the message of a trap.
  public static func translation(ofTrap english: String) -> String? {
    guard let texts = current.texts, !english.isEmpty else { return nil }
    if trapPhrases == nil {
      var book = Phrasebook()
      book.read(text(of: texts.traps))
      trapPhrases = book
    }
    return trapPhrases?.translation(of: english)
  }

  /// The page of a code; nil where it stands in the code.
  public static func page(_ code: String) -> String? {
    guard let texts = current.texts else { return nil }
    var page: [Substring] = []
    var isInside = false
    for line in text(of: texts.pages).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("== ") {
        isInside = line.dropFirst(3) == code
      } else if isInside {
        page.append(line)
      }
    }
    while page.last?.isEmpty == true { page.removeLast() }
    while page.first?.isEmpty == true { page.removeFirst() }
    return page.isEmpty ? nil : page.joined(separator: "\n")
  }

  private var texts: ZoetropeLanguage? {
    switch self {
    case .english: nil
    case .chinese: zoetrope_chinese
    }
  }

  private static func text(of file: ZoetropePhrases) -> String {
    String(decoding: UnsafeRawBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}

/// A sentence of Zoetrope's own in the current language; as it stands where no phrase is known.
public func spoken(_ english: String) -> String { Language.translation(of: english) ?? english }
