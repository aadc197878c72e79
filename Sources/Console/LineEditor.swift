import CLibedit

/// Lines read with libedit: history, keys, wide characters, and what the reader's `~/.editrc` says.
final class LineEditor: LineReader {
  private let editor: OpaquePointer
  private let color: Bool

  /// Nil without libedit, or where it does not take the terminal.
  init?(color: Bool, isDumb: Bool) {
    guard let editor = line_editor_open(!isDumb) else { return nil }
    self.editor = editor
    self.color = color
  }

  func readLine(prompt: PromptSign, indentation: String) -> LineRead {
    line_editor_set_prompt(editor, prompt.text(inColor: color))
    var text: UnsafePointer<CChar>?
    switch line_editor_read(editor, indentation, &text) {
    case LINE_EDITOR_LINE: return .line(text.map { String(cString: $0) } ?? "")
    case LINE_EDITOR_INTERRUPTED: return .interrupted
    default: return .end
    }
  }

  func remember(_ entry: String) { line_editor_remember(editor, entry) }
}
