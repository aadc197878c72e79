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
  func latestDrawing(under label: String) -> String
}

extension Cell: Staged {
  func latestDrawing(under label: String) -> String {
    let caption = frames[frames.count - 1].caption
    return drawing(of: frames[frames.count - 1], under: label == "" ? caption : label + caption)
  }
}

/// The latest frame of a cell, drawn; called by the session.
func stagedDrawing(_ cell: AnyObject, _ label: String) -> String {
  if let cell = cell as? any Staged { return cell.latestDrawing(under: label) }
  return ""
}
