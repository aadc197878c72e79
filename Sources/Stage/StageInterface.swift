// The stage as Presentables sees it. The interpreter calls these functions natively, each by its name, so they take and
// give only Int, Bool, String and Double. A drawing is begun, its cells are placed one after the other, and then it is
// drawn; the caller prints what comes back.

/// A cell was made. A session at the prompt keeps it on its stage, and says by which words its titles begin; a program keeps it
/// only where it asks for that.
public func stageEnter(_ cell: AnyObject) -> String {
  Scene.current.pointee.keptCells?.append(cell)
  return ""
}

/// From here on the stage keeps every cell that is made, until the program ends.
public func stageKeep() { Scene.current.pointee.keptCells = [] }

/// One of the cells that the stage keeps, counted from 1.
public func stageKept(_ number: Int) -> AnyObject {
  let cells = Scene.current.pointee.keptCells ?? []
  precondition(cells.indices.contains(number - 1), "the stage has kept no cell \(number)")
  return cells[number - 1]
}

/// What is drawn next is a frame of `owner`: a cell, a sheet or a screen, which shows a `subject`. `event` has led to it. Only who
/// makes a film takes notice.
public func stageFrame(_ owner: AnyObject, _ subject: String, _ title: String, _ event: String) {}

/// What is drawn next stands for itself.
public func stageStill() {}

/// Begins a drawing; what was placed before is forgotten.
public func stageBegin() {
  Scene.current.pointee.clear()
}

/// Begins a cell. `caption` stands in the line above it and may be empty.
public func stageCell(_ caption: String) {
  Scene.current.pointee.beginCell(caption)
}

/// Places a label: where there is no room it is truncated, or broken into lines if `wraps` and on a terminal with colours.
public func stageLabel(
  _ text: String, _ red: Int, _ green: Int, _ blue: Int, _ size: Double, _ bold: Bool, _ wraps: Bool
) {
  let scene = Scene.current
  let tint = Tint(red, green, blue)
  // A terminal has one size of type: what is clearly larger than a label's 17 points is told by weight.
  let wraps = wraps || scene.pointee.settings.isRich
  scene.pointee.place(.label(VisibleText(text), tint, size: size, bold: bold || size >= 22, wraps: wraps))
  scene.pointee.name(tint, of: "text")
}

/// Places a switch.
public func stageSwitch(_ on: Bool, _ red: Int, _ green: Int, _ blue: Int) {
  let scene = Scene.current
  let tint = Tint(red, green, blue)
  scene.pointee.place(.toggle(on: on, tint))
  scene.pointee.name(tint, of: "switch")
}

/// Places an image, which a terminal shows as its name in a frame; as a sign where the name is that of a symbol; or as it is, where
/// the terminal can and a file is there. What is drawn again in its place has none.
public func stageImage(_ name: String) {
  let scene = Scene.current
  let settings = scene.pointee.settings
  if settings.isRich, let sign = Sign.named(name) { return scene.pointee.place(.sign(sign)) }
  let canShow = settings.isRich && scene.pointee.gathering == nil
  let picture = canShow ? settings.pictures.flatMap { TerminalPicture.named(name, $0) } : nil
  scene.pointee.place(.image(VisibleText(name), picture))
}

/// Places a text field; the placeholder shows while the text is empty.
public func stageField(_ text: String, _ placeholder: String) {
  let scene = Scene.current
  let fills = scene.pointee.settings.isRich
  scene.pointee.place(.field(VisibleText(text), placeholder: VisibleText(placeholder), fills: fills))
}

/// Places a space that takes the columns which the rest of the cell leaves.
public func stageSpace() {
  Scene.current.pointee.place(.space)
}

/// Places the sign that the cell can be tapped.
public func stageChevron() {
  Scene.current.pointee.place(.chevron)
}

/// Places a word on what could not be presented.
public func stageError(_ message: String) {
  Scene.current.pointee.place(.error(VisibleText(message)))
}

/// Places a button; one that can't be tapped is dimmed.
public func stageButton(_ title: String, _ red: Int, _ green: Int, _ blue: Int, _ isEnabled: Bool) {
  Scene.current.pointee.place(.button(VisibleText(title), Tint(red, green, blue), isEnabled: isEnabled))
}

/// Places a text field that shows how much was typed, and not what.
public func stageSecret(_ text: String, _ placeholder: String) {
  let scene = Scene.current
  let fills = scene.pointee.settings.isRich
  scene.pointee.place(.secret(count: text.count, placeholder: VisibleText(placeholder), fills: fills))
}

/// Places a line behind a heading, up to the end of its row, where there are colours.
public func stageLead() {
  let scene = Scene.current
  if scene.pointee.settings.isRich { scene.pointee.place(.lead) }
}

/// Places a slider, `fraction` of its way along.
public func stageSlider(_ fraction: Double, _ red: Int, _ green: Int, _ blue: Int) {
  let scene = Scene.current
  let tint = Tint(red, green, blue)
  scene.pointee.place(.slider(fraction.isNaN ? 0 : max(0, min(1, fraction)), tint))
  scene.pointee.name(tint, of: "text")
}

/// Places the mark before one of several things, of which one is chosen.
public func stageChoice(_ isChosen: Bool, _ red: Int, _ green: Int, _ blue: Int) {
  let scene = Scene.current
  let tint = Tint(red, green, blue)
  scene.pointee.place(.choice(isChosen: isChosen, tint, inBrackets: !scene.pointee.settings.isRich))
  scene.pointee.name(tint, of: "text")
}

/// Places the sign that something is being waited for.
public func stageSpinner() {
  Scene.current.pointee.place(.spinner)
}

/// What follows stands on the next line of the cell, or of the column.
public func stageLine() {
  Scene.current.pointee.place(.lineBreak)
}

/// Likewise, with a line across between the two.
public func stageRule() {
  let scene = Scene.current
  // Behind a heading that has a line there is one already.
  if case .lead = scene.pointee.slots.last { return stageLine() }
  scene.pointee.place(.rule)
}

/// Begins a column: lines of their own beside what was placed before on this line.
public func stageOpenColumn() {
  Scene.current.pointee.openColumn()
}

/// Ends the column that was begun last.
public func stageCloseColumn() {
  Scene.current.pointee.closeColumn()
}

/// The drawing as a sheet, a cell a row, without a line break at its end.
public func stageDraw() -> String { stageDraw { String(decoding: $0, as: UTF8.self) } }

/// The same as bytes, for an embedder who has strings of another kind.
public func stageDraw<Result>(_ use: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
  let scene = Scene.current
  if scene.pointee.gathering != nil { return [0x20].withUnsafeBufferPointer(use) }
  var painter = Painter(scene.pointee.settings)
  painter.paintSheet(scene.pointee)
  if scene.pointee.drawings != nil { scene.pointee.drawings?.append(String(decoding: painter.bytes, as: UTF8.self)) }
  return use(painter.bytes)
}

/// The drawing as a strip of film: the cells side by side, on as many lines as the width asks for.
public func stageDrawStrip() -> String {
  let scene = Scene.current
  var painter = Painter(scene.pointee.settings)
  painter.paintStrip(scene.pointee)
  return String(decoding: painter.bytes, as: UTF8.self)
}

/// The name of a colour: `purple`, or `#RRGGBB` for one that has none.
public func stageColorName(_ red: Int, _ green: Int, _ blue: Int) -> String {
  Tint(red, green, blue).name
}

/// Draws for `width` columns on the running thread from now on, or as the environment asks where it is 0 or less.
/// `colors` is 0 for none, 1 for 256 colours and 2 for 24 bits.
public func stageConfigure(_ width: Int, _ colors: Int, _ ascii: Bool) {
  let depth: StageSettings.ColorDepth = colors <= 0 ? .none : colors == 1 ? .palette : .full
  let columns = width > 0 ? width : StageSettings.standard.width
  Scene.current.pointee.ownSettings = StageSettings(width: columns, colors: depth, ascii: ascii)
}
