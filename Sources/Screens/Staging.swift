import Stage

// What an interactive session asks of the screens on its stage. Cells are asked the same, in Presentables.

/// The screen with that number among all that was shown since `keepCells()`: for scripts that `:save` writes, where screens may have
/// no names of their own.
public func keptScreen(_ number: Int) -> Screen {
  if let screen = stageKept(number) as? Screen { return screen }
  fatalError("number \(number) is no screen")
}

/// A frame of a screen, drawn, the latest one unless there is one of that number; called by the session.
func stagedDrawing(_ screen: AnyObject, _ number: Int) -> String {
  if let screen = screen as? Screen {
    let index = number >= 0 && number < screen.frames.count ? number : screen.frames.count - 1
    return screen.frames[index].drawing(under: screen.title(ofFrame: index))
  }
  return ""
}

func stagedFrameCount(_ screen: AnyObject) -> Int {
  if let screen = screen as? Screen { return screen.frames.count }
  return 0
}

/// The names by which events find what takes keys, in the order in which it is drawn, a line each; of a slider the ends of
/// its range too. Empty where it has no name.
func stagedControls(_ screen: AnyObject) -> String {
  if let screen = screen as? Screen { return screen.controlNames().joined(separator: "\n") }
  return ""
}
