import Stage

// What an interactive session asks of the screens on its stage. Cells are asked the same, in Presentables.

/// The screen with that number among all that was shown since `keepCells()`: for scripts that `:save` writes, where screens may have
/// no names of their own.
public func keptScreen(_ number: Int) -> Screen {
  if let screen = stageKept(number) as? Screen { return screen }
  fatalError("number \(number) is no screen")
}

/// The latest frame of a screen, drawn; called by the session.
func stagedDrawing(_ screen: AnyObject, _ label: String) -> String {
  if let screen = screen as? Screen { return screen.latestDrawing(under: label) }
  return ""
}
