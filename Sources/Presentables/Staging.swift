// What an interactive session asks of the cells on its stage, whatever their models are.

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
