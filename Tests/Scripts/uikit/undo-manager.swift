import UIKit

final class Names {
  let undoManager = UndoManager()
  private(set) var all: [String] = [] {
    didSet { print(all) }
  }

  func add(_ name: String) {
    all.append(name)
    undoManager.registerUndo(withTarget: self) { $0.remove(name) }
    if !undoManager.isUndoing && !undoManager.isRedoing { undoManager.setActionName("Add \(name)") }
  }
  func remove(_ name: String) {
    all.removeAll { $0 == name }
    undoManager.registerUndo(withTarget: self) { $0.add(name) }
  }
}

let names = Names()
let undo = names.undoManager
undo.groupsByEvent = false
for name in ["Ann", "Bob"] {
  undo.beginUndoGrouping()
  names.add(name)
  undo.endUndoGrouping()
}
print(undo.undoMenuItemTitle, "|", undo.redoMenuItemTitle, undo.canUndo, undo.canRedo)
undo.undo()
print(undo.undoActionName, "|", undo.redoActionName)
undo.redo()
undo.undo()
undo.undo()
print(undo.canUndo, undo.canRedo)
undo.redo()

// One event, one group.
undo.removeAllActions()
undo.groupsByEvent = true
names.add("Cleo")
names.add("Dan")
print(undo.groupingLevel)
undo.undo()
undo.redo()

undo.removeAllActions(withTarget: names)
print(undo.canUndo, undo.canRedo)
undo.disableUndoRegistration()
names.add("Eve")
undo.enableUndoRegistration()
print(undo.canUndo)

print(String(localized: "\(3) names", comment: "How many"), String(localized: "key", defaultValue: "A text"))
