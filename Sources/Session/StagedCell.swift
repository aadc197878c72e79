import Checking
import Diagnostics
import Lowering
import Machine

/// A cell on the stage: the session holds it as long as it lives.
struct StagedCell {
  let reference: Int
  let typeID: Int
  /// The global by which entries speak of it, once one has.
  var variable: Variable?
}

/// The cells of a session, by number from 1 in the order in which they were made.
extension Interpreter {
  public var cellCount: Int { stagedCells.count }

  func registerStagedCells(in executable: Executable) {
    executable.registerNative("stage.enter") { [unowned self] call in
      var title = ""
      if keepsCells {
        call.heap.retain(call.slots[0])
        stagedCells.append(StagedCell(reference: call.slots[0], typeID: call.slots[1]))
        if isSession { title = self.title(ofCell: cellCount) }
      }
      call.give(title)
    }
    executable.registerNative("stage.keep") { [unowned self] _ in
      keepsCells = true
      cellsBeforeKeeping = stagedCells.count
    }
    executable.registerNative("stage.kept") { [unowned self] call in
      let index = cellsBeforeKeeping + call.int(0) - 1
      guard index >= cellsBeforeKeeping, index < stagedCells.count else {
        return call.trap(.precondition, "the stage has kept no cell \(call.int(0))")
      }
      let cell = stagedCells[index]
      call.heap.retain(cell.reference)
      call.give(cell.reference)
      call.give(cell.typeID, at: 1)
    }
  }

  /// Whether it is the screen of a view, which takes events by the names of what is on it.
  public func isScreen(_ number: Int) -> Bool { module(ofCell: number) == "Screens" }

  /// What the titles of a cell's drawings begin with.
  private func title(ofCell number: Int) -> String {
    isScreen(number) ? "screen \(number), " : "cell \(number), \(model(ofCell: number)), "
  }

  private func module(ofCell number: Int) -> String {
    guard case .nominal(let nominal, _) = lowerer.types.type(stagedCells[number - 1].typeID) else { return "" }
    return nominal.module.name
  }

  /// The name of the type of a cell's model.
  public func model(ofCell number: Int) -> String {
    if isScreen(number) { return "Screen" }
    return model(ofType: stagedCells[number - 1].typeID)
  }

  /// The name of the type of the model of such cells.
  func model(ofType typeID: Int) -> String {
    guard case .nominal(_, let arguments) = lowerer.types.type(typeID), let model = arguments.first else { return "" }
    return model.runtimeName(qualified: false)
  }

  /// A cell's latest frame, or the one of a number, drawn. Empty where it can't be drawn.
  public func drawing(ofCell number: Int, frame: Int = -1) -> String {
    guard ask("stagedDrawing", ofCell: number, [frame]) else { return "" }
    let text = machine.result(0)
    defer { machine.heap.release(text) }
    return machine.heap.string(text)
  }

  public func frameCount(ofCell number: Int) -> Int {
    ask("stagedFrameCount", ofCell: number) ? machine.result(0) : 0
  }

  /// What on a screen takes keys: the names by which events find it, in the order in which it is drawn, with what is to be
  /// known of it behind tabs.
  public func controls(onScreen number: Int) -> [String] {
    guard ask("stagedControls", ofCell: number) else { return [] }
    let text = machine.result(0)
    defer { machine.heap.release(text) }
    return machine.heap.string(text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Calls a function of the cell's module; false where it trapped.
  private func ask(_ name: String, ofCell number: Int, _ arguments: [Int] = []) -> Bool {
    guard let function = checker.libraryFunction(name, in: module(ofCell: number)) else { return false }
    let cell = stagedCells[number - 1]
    let all = [cell.reference, cell.typeID] + arguments
    if case .finished = machine.run(lowerer.index(of: function), arguments: all) { return true }
    machine.reset()
    return false
  }

  /// What `debugPrint` shows of an expression; nil where it has no value. No step of the session.
  public func value(of text: String) -> String? {
    let source = Source(name: Session.questionName, text: Array("String(reflecting: \(text))".utf8))
    let outcome = run(source)
    checker.forgetResult(in: source)
    guard case .finished = outcome.ending, var value = outcome.value?.text, value.count > 1 else { return nil }
    // It is a string itself, in quotes.
    value = String(value.dropFirst().dropLast())
    return value.split(separator: "\\\"", omittingEmptySubsequences: false).joined(separator: "\"")
  }

  /// Draws all frames of a cell side by side; says why where that can't be.
  public func showFrames(ofCell number: Int) -> String? {
    nameCell(number)
    let text = "\(Interpreter.name(ofCell: number)).showFrames()"
    let outcome = run(Source(name: "<prompt>", text: Array(text.utf8)))
    if let problem = flush() { return problem }
    if case .finished = outcome.ending { return nil }
    return "the frames of cell \(number) can't be drawn"
  }

  /// The name by which an entry speaks of a cell.
  static func name(ofCell number: Int) -> String { "_cell\(number)" }

  /// Declares the variable of that name.
  func nameCell(_ number: Int) {
    let cell = stagedCells[number - 1]
    if cell.variable != nil { return }
    let variable = checker.declareSessionVariable(Interpreter.name(ofCell: number), lowerer.types.type(cell.typeID))
    guard lowerer.setGlobal(variable, to: cell.reference) else { return }
    machine.heap.retain(cell.reference)
    stagedCells[number - 1].variable = variable
  }
}
