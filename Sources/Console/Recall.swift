/// The earlier entries, and which of them is being edited.
struct Recall {
  /// Oldest first.
  private(set) var entries: [String] = []
  /// What has become of entries, and of the one that is new, while the arrow keys led past them; by place.
  private var drafts: [Int: EditedBlock] = [:]
  /// The entry that is edited; behind the last one stands the new one.
  private var place = 0
  /// The byte of the newest entry for which it could not be run.
  private var failure: Int?

  mutating func begin() {
    place = entries.count
    drafts = [:]
  }

  mutating func add(_ entry: String) {
    entries.append(entry)
    failure = nil
  }

  mutating func markFailure(at offset: Int) { failure = offset }
  mutating func forgetFailure() { failure = nil }

  enum Direction: Int { case older = -1, newer = 1 }

  /// The next entry in a direction, as it was left; nil where there is none.
  mutating func next(_ direction: Direction, from current: EditedBlock) -> EditedBlock? {
    let new = place + direction.rawValue
    guard new >= 0, new <= entries.count else { return nil }
    drafts[place] = current
    place = new
    return block(comingFrom: direction)
  }

  /// Goes to an entry.
  mutating func go(to entry: Int, from current: EditedBlock) {
    drafts[place] = current
    place = entry
  }

  private func block(comingFrom direction: Direction) -> EditedBlock {
    let isDraft = drafts[place].map { place == entries.count || $0.string != entries[place] } ?? false
    if isDraft, let draft = drafts[place] { return draft }
    var block = EditedBlock(entries[place])
    if place == entries.count - 1, let failure {
      block.cursor = String(decoding: entries[place].utf8.prefix(failure), as: UTF8.self).unicodeScalars.count
    } else if direction == .older {
      // The next press goes on to the entry before.
      block.cursor = block.rowEnd(of: 0)
    }
    return block
  }

  /// The newest entry that a text is the beginning of.
  func rest(of text: String) -> String? {
    let count = text.utf8.count
    guard let entry = entries.last(where: { $0.utf8.count > count && $0.hasPrefix(text) }) else { return nil }
    return String(decoding: entry.utf8.dropFirst(count), as: UTF8.self)
  }

  /// The newest entry before a place in which a text stands.
  func find(_ text: String, before place: Int) -> Int? {
    entries[..<min(place, entries.count)].lastIndex { contains($0, text) }
  }

  /// An entry with the cursor where a text stands in it.
  func shown(_ place: Int, at text: String) -> EditedBlock {
    var block = EditedBlock(entries[place])
    let wanted = Array(text.unicodeScalars)
    block.cursor =
      block.text.indices.last { block.text[$0...].starts(with: wanted) } ?? block.text.count
    return block
  }

  private func contains(_ entry: String, _ text: String) -> Bool {
    let wanted = Array(text.utf8)
    let bytes = Array(entry.utf8)
    guard bytes.count >= wanted.count, let first = wanted.first else { return false }
    return (0...(bytes.count - wanted.count)).contains {
      bytes[$0] == first && bytes[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }
  }
}
