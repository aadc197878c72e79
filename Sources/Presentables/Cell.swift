import Stage

/// Draws a model's cell, frame 0, and hands back the cell.
@discardableResult
public func show<Model>(_ model: Model) -> Cell<Model> {
  let cell = Cell(model)
  stageFrame(cell, "", "", "")
  cell.draw()
  return cell
}

/// Draws several models as one list, a cell a row, and hands back the cells.
@discardableResult
public func show<Model>(_ models: [Model]) -> [Cell<Model>] {
  let cells = models.map { Cell($0) }
  if cells.isEmpty { draw([.label("nothing in the list")]) } else { drawList(cells) }
  return cells
}

private func drawList<Model>(_ cells: [Cell<Model>]) {
  var rows = cells.map { (caption: $0.isTitled ? $0.title(ofFrame: 0) : "", pieces: $0.pieces) }
  if !cells[0].isTitled { rows[0].caption = cells.count == 1 ? "1 cell" : "\(cells.count) cells" }
  drawRows(rows)
}

/// A cell on the screen. It owns a copy of its model, always the latest one.
///
/// Whatever happens to it goes to the model's handler and makes a new frame. If the handler does not move the model's
/// own state, the control stays where the user put it.
public final class Cell<Model> {
  /// The latest state of the model.
  public private(set) var model: Model
  /// Everything this cell has looked like, in order.
  public private(set) var frames: [Frame]
  private var latest: Frame
  /// At the prompt, what the titles of its frames begin with, and what led to each frame.
  private var label = ""
  private var causes = [""]

  /// The sheet in which this cell is a row, if it is one.
  weak var sheet: Sheet?
  /// Where the user left the switch and the field; nil once the model's own state has moved.
  private var userSwitch: Bool?
  private var userText: String?
  /// What the model itself said in the latest frame.
  private var modelSwitch: Bool
  private var modelText: String

  init(_ model: Model) {
    self.model = model
    modelSwitch = switchState(of: model)
    modelText = fieldText(of: model)
    latest = Frame(number: 0, pieces: compose(model))
    frames = [latest]
    label = stageEnter(self)
  }

  /// The pieces of the latest frame.
  public var pieces: [Piece] { latest.pieces }

  /// Draws the latest frame again.
  public func draw() { drawCell(latest.pieces, under: title(ofFrame: latest.number)) }

  /// Draws all frames side by side.
  public func showFrames() { drawStrip(frames.map { (caption: caption(ofFrame: $0.number), pieces: $0.pieces) }) }

  /// At the prompt, which cell it is too, and what led to the frame.
  func title(ofFrame number: Int) -> String { label + caption(ofFrame: number) }

  var isTitled: Bool { label != "" }

  private func caption(ofFrame number: Int) -> String {
    let isTold = isTitled && causes[number] != ""
    return frames[number].caption + (isTold ? ": " + causes[number] : "")
  }

  /// Puts another model in place of this one, and draws the next frame.
  public func replace(with next: Model) {
    model = next
    refresh(after: "replace")
  }

  /// Makes a new frame of the model as it is now, and draws it: for a class, whose state can move behind the cell.
  public func refresh() { refresh(after: "refresh") }

  private func refresh(after event: String) {
    let words = sheet == nil ? event : event + nameInSheet
    let nowOn = switchState(of: model)
    if nowOn != modelSwitch { userSwitch = nil }
    modelSwitch = nowOn
    let nowText = fieldText(of: model)
    userText = nowText == modelText ? userText : nil
    modelText = nowText
    var pieces = compose(model)
    if let _ = userSwitch { pieces = controlled(pieces) } else if let _ = userText { pieces = controlled(pieces) }
    latest = Frame(number: frames.count, pieces: pieces)
    frames.append(latest)
    causes.append(words)
    if let sheet {
      sheet.draw(after: words)
    } else {
      stageFrame(self, "", "", event)
      draw()
    }
  }

  /// By what somebody who looks at the sheet would call this cell.
  private var nameInSheet: String {
    for piece in latest.pieces {
      switch piece.kind {
      case .label(let text, _, _, _): return " in \"" + text + "\""
      case .field(_, let placeholder) where placeholder != "": return " in \"" + placeholder + "\""
      default: continue
      }
    }
    return ""
  }

  /// The pieces with the first switch and the first field where the user left them.
  private func controlled(_ pieces: [Piece]) -> [Piece] {
    var on = userSwitch
    var text = userText
    var result: [Piece] = []
    for piece in pieces {
      switch piece.kind {
      case .switchControl(let modelOn, let color):
        result.append(.switchControl(on: on ?? modelOn, color: color))
        on = nil
      case .field(let modelText, let placeholder):
        result.append(.field(text ?? modelText, placeholder: placeholder))
        text = nil
      default:
        result.append(piece)
      }
    }
    return result
  }
}

// Where a model has no switch or field, what these say is of no account.

private func switchState<Model>(of model: Model) -> Bool {
  if let model = model as? any SwitchPresentable { return model.switchOn }
  return false
}

private func fieldText<Model>(of model: Model) -> String {
  if let model = model as? any TextFieldPresentable { return model.text }
  return ""
}

// Each handler works on a copy of the model, and the copy becomes the latest state: a handler that looks at its own
// cell finds a whole model there.

extension Cell where Model: SwitchPresentable {
  /// Flips the switch: the model's handler hears of it, and the next frame is drawn.
  public func toggle() {
    var next = model
    var on = next.switchOn
    if let userSwitch { on = userSwitch }
    on = !on
    userSwitch = on
    next.onSwitchToggleOn(on: on)
    model = next
    refresh(after: "toggle")
  }
}

extension Cell where Model: TextFieldPresentable {
  /// Types into the field and ends editing: the model's handler hears of it, and the next frame is drawn.
  public func type(_ text: String) {
    var next = model
    userText = text
    next.onTextFieldDidEndEditing(textField: TextField(text: text, placeholder: next.placeholder))
    model = next
    refresh(after: "type \"" + text + "\"")
  }
}

extension Cell where Model: TapPresentable {
  /// Taps the cell: the model's handler hears of it, and the next frame is drawn.
  public func tap() {
    var next = model
    next.onTap()
    model = next
    refresh(after: "tap")
  }
}
