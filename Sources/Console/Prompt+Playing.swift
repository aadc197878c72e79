import Glibc
import Session
import Stage

/// Cells in motion: their frames, one after the other in the same place.
extension Prompt {
  private static let usualSpeed = 4

  /// `:play N SPEED` turns the frames of a cell, so many a second, until a key is pressed.
  func play(_ words: String) {
    let parts = words.split { $0 == " " }.map(String.init)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, parts.count < 3, numbers.count < 2 || (1...60).contains(numbers[1]) else {
      return report.error(
        "`:play` takes the number of a cell, and how many frames a second, 1 to 60", help: ["for example `:play 1 8`"])
    }
    // The one shown last, as there may be many.
    let word = parts.first ?? (interpreter.cellCount > 0 ? String(interpreter.cellCount) : "")
    guard let number = onlyCell(word, for: ":play") else { return }
    let count = interpreter.frameCount(ofCell: number)
    guard let keyboard = (reader as? LineEditor)?.keyboard, count > 1 else {
      showCell(String(number))
      return report.hint(
        count > 1
          ? "this terminal shows no motion; `:frames \(number)` shows all frames" : "there is only one frame yet")
    }
    turn(number, count, milliseconds: 1000 / (numbers.count > 1 ? numbers[1] : Prompt.usualSpeed), keyboard)
    live?.restart()
    showCell(String(number))
  }

  private func turn(_ number: Int, _ count: Int, milliseconds: Int, _ keyboard: Keyboard) {
    var mode = KeyMode()
    var endings = Endings()
    live?.pause()
    endings.install(stops: true)
    mode.begin()
    TerminalState.hold(.screen)
    write("\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l")
    Interrupts.clear()
    var frame = 0
    while !Interrupts.wasHeard {
      if fixedWidth == nil { StageSettings.standard.width = StageSettings.fromEnvironment().width }
      let rows = Stream.output.size.rows
      let lines = drawing(cell: number, frame: frame).split(separator: "\n").prefix(max(1, rows - 1))
      let note = dim("any key ends it")
      let isShown = Stream.output.write(
        "\u{1b}[H" + (lines + [Substring(note)]).map { $0 + "\u{1b}[K" }.joined(separator: "\r\n") + "\u{1b}[J")
      if isShown != 0 || keyboard.isPressed(within: milliseconds) { break }
      frame = (frame + 1) % count
    }
    TerminalState.release()
    mode.end()
    endings.remove()
  }
}

extension Keyboard {
  /// Whether a key is pressed in that time, or nobody is there any more. The key is gone then, all of it.
  func isPressed(within milliseconds: Int) -> Bool {
    guard waits(milliseconds) else { return false }
    while next(within: Keyboard.partMilliseconds) != nil {}
    return true
  }
}
