// Notice: the command pattern: every command knows its inverse; undo, redo, grouping, and merging of typing.
protocol Command {
  var title: String { get }
  func apply(to text: inout String) -> any Command
  func merged(with next: any Command) -> (any Command)?
}
extension Command {
  var title: String { "\(type(of: self))".lowercased() }
  func merged(with next: any Command) -> (any Command)? { nil }
}

struct Insert: Command, Equatable {
  var text: String
  var at: Int
  func apply(to target: inout String) -> any Command {
    target.insert(contentsOf: text, at: target.index(target.startIndex, offsetBy: at))
    return Delete(range: at..<at + text.count)
  }
  func merged(with next: any Command) -> (any Command)? {
    guard let next = next as? Insert, next.at == at + text.count, text.last != " " else { return nil }
    return Insert(text: text + next.text, at: at)
  }
}
struct Delete: Command {
  var range: Range<Int>
  func apply(to target: inout String) -> any Command {
    let start = target.index(target.startIndex, offsetBy: range.lowerBound)
    let end = target.index(start, offsetBy: range.count)
    defer { target.removeSubrange(start..<end) }
    return Insert(text: String(target[start..<end]), at: range.lowerBound)
  }
}
struct Replace: Command {
  var all: String
  var title = "replace all"
  func apply(to target: inout String) -> any Command {
    defer { target = all }
    return Replace(all: target, title: title)
  }
}
struct Macro: Command {
  var title: String
  var steps: [any Command]
  func apply(to target: inout String) -> any Command {
    Macro(title: title, steps: steps.map { $0.apply(to: &target) }.reversed())
  }
}

struct Editor {
  private(set) var text = ""
  private var undoStack: [(done: any Command, inverse: any Command)] = []
  private var redoStack: [any Command] = []
  var undoTitles: [String] { undoStack.map(\.done.title) }
  var canRedo: Bool { !redoStack.isEmpty }

  mutating func run(_ command: any Command) {
    redoStack = []
    let before = undoStack.last
    let inverse = command.apply(to: &text)
    if let before, let joined = before.done.merged(with: command) {
      // One undo takes back the joined typing as a whole.
      let typed = joined as! Insert
      undoStack[undoStack.count - 1] = (joined, Delete(range: typed.at..<typed.at + typed.text.count))
    } else {
      undoStack.append((command, inverse))
    }
  }
  @discardableResult
  mutating func undo() -> Bool {
    guard let (done, inverse) = undoStack.popLast() else { return false }
    _ = inverse.apply(to: &text)
    redoStack.append(done)
    return true
  }
  @discardableResult
  mutating func redo() -> Bool {
    guard let command = redoStack.popLast() else { return false }
    undoStack.append((command, command.apply(to: &text)))
    return true
  }
}

var editor = Editor()
for (offset, letter) in "Hi all".enumerated() { editor.run(Insert(text: String(letter), at: offset)) }
print("'\(editor.text)'", editor.undoTitles)
editor.undo()
print("'\(editor.text)'")
editor.redo()
editor.run(Delete(range: 0..<2))
editor.run(Insert(text: "Hello", at: 0))
print("'\(editor.text)'", editor.undoTitles)
editor.undo()
editor.undo()
print("'\(editor.text)'", editor.canRedo)
editor.run(Replace(all: "new"))
print("'\(editor.text)'", editor.canRedo, editor.redo())

editor.run(Macro(title: "wrap", steps: [Insert(text: "<", at: 0), Insert(text: ">", at: 4), Delete(range: 1..<2)]))
print("'\(editor.text)'", editor.undoTitles)
editor.undo()
print("'\(editor.text)'")
editor.redo()
print("'\(editor.text)'")
var count = 0
while editor.undo() { count += 1 }
print("'\(editor.text)' after", count, "undos;", editor.undo())
while editor.redo() {}
print("'\(editor.text)'")

// The editor is a value: a copy is a second document with its own history.
var other = editor
other.undo()
print(other.text, editor.text, other.undoTitles.count, editor.undoTitles.count)
