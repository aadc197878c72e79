import Stage

// What an interactive session asks of the cells on its stage, whatever their models are.

/// Keeps every cell that is made from here on, so that `keptCell(2, of: Model.self)` finds it: for scripts that `:save` writes, where
/// cells have no names of their own.
public func keepCells() { stageKeep() }

/// The cell with that number among those that were kept, from 1 in the order in which they were made.
public func keptCell<Model>(_ number: Int, of model: Model.Type) -> Cell<Model> {
  if let cell = stageKept(number) as? Cell<Model> { return cell }
  fatalError("cell \(number) has another model")
}

protocol Staged: AnyObject {
  var frames: [Frame] { get }
  func title(ofFrame number: Int) -> String
}

extension Cell: Staged {}

/// A frame of a cell, drawn, the latest one unless there is one of that number; called by the session.
func stagedDrawing(_ cell: AnyObject, _ number: Int) -> String {
  if let cell = cell as? any Staged {
    let index = number >= 0 && number < cell.frames.count ? number : cell.frames.count - 1
    return drawing(of: cell.frames[index], under: cell.title(ofFrame: index))
  }
  return ""
}

func stagedFrameCount(_ cell: AnyObject) -> Int {
  if let cell = cell as? any Staged { return cell.frames.count }
  return 0
}
