import CLibedit
import Glibc

/// Lines read with libedit: history, keys, wide characters, and what the reader's `~/.editrc` says.
final class LineEditor: LineReader {
  private let editor: OpaquePointer
  private let color: Bool
  fileprivate var redraw: (() -> String)?
  private var complete: ((String) -> (insertion: String, list: [String]))?

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

  func completeLines(by complete: @escaping (String) -> (insertion: String, list: [String])) {
    self.complete = complete
    line_editor_set_completer(editor, answerTab, Unmanaged.passUnretained(self).toOpaque())
  }

  func redrawWhenResized(by draw: @escaping () -> String) {
    redraw = draw
    line_editor_set_redrawer(editor, answerResize, Unmanaged.passUnretained(self).toOpaque())
  }

  fileprivate func answer(_ before: String) -> String? {
    guard let (insertion, list) = complete?(before) else { return nil }
    return ([insertion] + list).joined(separator: "\n") + (list.isEmpty ? "" : "\n")
  }

  func remember(_ entry: String) { line_editor_remember(editor, entry) }
}

/// A function of its own, as C calls it.
private func answerTab(_ before: UnsafePointer<CChar>?, _ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<
  CChar
>? {
  guard let before, let context else { return nil }
  let editor = Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue()
  return editor.answer(String(cString: before)).flatMap { strdup($0) }
}

private func answerResize(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<CChar>? {
  guard let context else { return nil }
  return Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue().redraw.flatMap { strdup($0()) }
}
