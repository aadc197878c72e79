/// What a block has been while it was edited, so that changes can be taken back and made again.
struct Undoing {
  private var states: [EditedBlock] = [EditedBlock("")]
  private var place = 0
  /// The last change was a letter typed behind another: then the next one is part of the same.
  private var isTyping = false

  private static let most = 300

  /// Another block is begun. One that was thrown away is where undoing leads.
  mutating func begin(behind thrownAway: EditedBlock?) {
    states = [thrownAway, EditedBlock("")].compactMap { $0 }
    place = states.count - 1
    isTyping = false
  }

  mutating func note(_ block: EditedBlock) {
    let last = states[place]
    guard block.text != last.text else {
      // Where the cursor stood before a change is where it is to stand when that is taken back.
      if block.cursor != last.cursor {
        states[place].cursor = block.cursor
        isTyping = false
      }
      return
    }
    states.removeLast(states.count - place - 1)
    let isLetter = Undoing.isLetterTyped(from: last, to: block)
    if isLetter, isTyping { states[place] = block } else { states.append(block) }
    isTyping = isLetter
    if states.count > Undoing.most { states.removeFirst() }
    place = states.count - 1
  }

  /// What is changed next is not typed, be it a single letter.
  mutating func endTyping() { isTyping = false }

  mutating func undo() -> EditedBlock? { go(to: place - 1) }
  mutating func redo() -> EditedBlock? { go(to: place + 1) }

  private mutating func go(to new: Int) -> EditedBlock? {
    guard states.indices.contains(new) else { return nil }
    place = new
    isTyping = false
    return states[new]
  }

  private static func isLetterTyped(from last: EditedBlock, to block: EditedBlock) -> Bool {
    guard block.text.count == last.text.count + 1, block.cursor == last.cursor + 1 else { return false }
    let letter = block.text[last.cursor]
    return letter.properties.isAlphabetic || letter == "_"
  }
}
