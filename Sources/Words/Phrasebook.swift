/// English sentences with places for what is put in, and what another language says for them.
public struct Phrasebook {
  private struct Phrase {
    /// What stands around the places, the first part before the first of them.
    let parts: [[UInt8]]
    let translation: [Piece]
    /// How many bytes are the phrase's own.
    let weight: Int
  }

  private enum Piece {
    case text(String)
    /// What stands in the place of that number, counted from 0.
    case place(Int)
  }

  /// Sentences without places.
  private var sentences: [String: String] = [:]
  /// Those with places, by the first byte; 0 for those that begin with a place.
  private var phrases: [UInt8: [Phrase]] = [:]

  public init() {}

  /// What is put in may be a phrase itself, so many times over.
  private static let deepest = 4

  /// No sentence is longer than so many bytes, with all that is put in.
  private static let longest = 2_000

  // MARK: Reading

  /// Adds the phrases of a table: an English line, and behind it its translation, indented.
  public mutating func read(_ table: String) {
    var english: Substring?
    for line in table.split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("  "), let known = english {
        add(Phrasebook.unescaped(known), Phrasebook.unescaped(line.dropFirst(2)))
        english = nil
      } else {
        english = line
      }
    }
  }

  private mutating func add(_ english: String, _ translation: String) {
    let (parts, places) = Phrasebook.parse(english)
    let (texts, used) = Phrasebook.parse(translation)
    var pieces: [Piece] = []
    for (index, text) in texts.enumerated() {
      if !text.isEmpty { pieces.append(.text(text)) }
      if index < used.count, let place = places.firstIndex(of: used[index]) { pieces.append(.place(place)) }
    }
    if places.isEmpty {
      sentences[parts[0]] = texts.joined()
      return
    }
    let bytes = parts.map { Array($0.utf8) }
    let phrase = Phrase(parts: bytes, translation: pieces, weight: bytes.reduce(0) { $0 + $1.count })
    phrases[bytes[0].first ?? 0, default: []].append(phrase)
  }

  /// The texts around the places, and the numbers of these.
  private static func parse(_ phrase: String) -> (texts: [String], places: [Int]) {
    var texts = [""]
    var places: [Int] = []
    var rest = Substring(phrase)
    while let character = rest.popFirst() {
      guard character == "%" else {
        texts[texts.count - 1].append(character)
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      if let number = Int(digits) {
        places.append(number)
        texts.append("")
      } else {
        if rest.first == "%" { rest.removeFirst() }
        texts[texts.count - 1].append("%")
      }
    }
    return (texts, places)
  }

  private static func unescaped(_ line: Substring) -> String {
    line.split(separator: "\\n", omittingEmptySubsequences: false).joined(separator: "\n")
  }

  // MARK: Looking up

  /// The translation of a sentence, or of each line of a text; nil where the table has none.
  public func translation(of english: String) -> String? {
    if let whole = translation(of: english, depth: 0) { return whole }
    guard english.utf8.contains(UInt8(ascii: "\n")) else { return nil }
    let lines = english.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let translations = lines.map { translation(of: $0, depth: 0) }
    if translations.allSatisfy({ $0 == nil }) { return nil }
    return zip(lines, translations).map { $1 ?? $0 }.joined(separator: "\n")
  }

  private func translation(of english: String, depth: Int) -> String? {
    if let sentence = sentences[english] { return sentence }
    if depth == Phrasebook.deepest || english.utf8.count > Phrasebook.longest { return nil }
    let text = Array(english.utf8)
    var best: (phrase: Phrase, places: [Range<Int>])?
    for key in [text.first ?? 0, 0] {
      for phrase in phrases[key] ?? [] where phrase.weight > best?.phrase.weight ?? 0 {
        if let places = Phrasebook.match(phrase.parts, text) { best = (phrase, places) }
      }
    }
    guard let best else { return nil }
    return best.phrase.translation.map { piece in
      switch piece {
      case .text(let text): return text
      case .place(let index):
        let range = best.places[index]
        let put = String(decoding: text[range], as: UTF8.self)
        let isCode = range.lowerBound > 0 && text[range.lowerBound - 1] == Phrasebook.backtick
        return isCode ? put : translation(of: put, depth: depth + 1) ?? put
      }
    }.joined()
  }

  private static let backtick = UInt8(ascii: "`")

  /// Where the places are, if the text is of that form. Each place takes as little as it can.
  private static func match(_ parts: [[UInt8]], _ text: [UInt8]) -> [Range<Int>]? {
    guard text.starts(with: parts[0]) else { return nil }
    var places: [Range<Int>] = []
    func rest(_ index: Int, from start: Int) -> Bool {
      if index == parts.count { return start == text.count }
      let part = parts[index]
      let isLast = index == parts.count - 1
      let isCode = parts[index - 1].last == backtick && part.first == backtick
      var place = start + 1
      if isLast, text.count - part.count > place, !isCode || part.isEmpty { place = text.count - part.count }
      while place + part.count <= text.count {
        if isCode, text[place - 1] == backtick { return false }
        if text[place...].starts(with: part) {
          places.append(start..<place)
          if rest(index + 1, from: place + part.count) { return true }
          places.removeLast()
        }
        place += 1
      }
      return false
    }
    return rest(1, from: parts[0].count) ? places : nil
  }
}
