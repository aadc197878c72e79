import Diagnostics
import Film
import Session
import Words

/// What changes the session: entries, events on cells, the way back.
extension SessionServer {
  func run(_ request: Request) throws(RequestProblem) -> Reply {
    let code = try request.text("code")
    givesInput = try request.flag("input")
    let cells = interpreter.cellCount
    let (aheadBefore, source) = (session.ahead.count, entry(code))
    var reply = attempt { session.enter(source) }
    if reply.ending == nil {
      var hints: [String] = []
      if let advice = interpreter.traitAdvice(onCellsBehind: cells) { hints.append(spoken(advice)) }
      if let words = session.wordsOnVariablesDeclaredAgain, reply.result["status"]?.string == "finished" {
        hints.append(spoken(words))
      }
      if aheadBefore > 0, session.ahead.isEmpty {
        let steps = aheadBefore == 1 ? "the step ahead is" : "the \(aheadBefore) steps ahead are"
        hints.append(spoken("\(steps) given up; `:undo` brings them back"))
      }
      if !hints.isEmpty { reply.result.add("hints", .array(hints.map(JSONValue.string))) }
    }
    return reply
  }

  func act(_ request: Request) throws(RequestProblem) -> Reply {
    let number = try cell(request)
    givesInput = false
    let event = try event(request, on: number)
    var answer = Session.Answer.nothing("")
    let reply = attempt {
      answer = session.act(onCell: number, by: command(event, number), event)
      return answer
    }
    guard case .ran(let outcome) = answer, case .rejected = outcome.ending else { return reply }
    // Its place would be in a text that nobody has typed.
    let problem = outcome.diagnostics.first { $0.severity == .error }?.message.headline ?? ""
    throw RequestProblem(
      .notOnCell, problem, request.id, details: ["model": .string(interpreter.model(ofCell: number))])
  }

  /// The cell or screen that is meant.
  func cell(_ request: Request) throws(RequestProblem) -> Int {
    let number = try request.number("cell")
    guard number > 0, number <= interpreter.cellCount else {
      throw RequestProblem(
        .noSuchCell, spoken("there is no cell \(number)"), request.id,
        details: ["cells": .integer(interpreter.cellCount)])
    }
    return number
  }

  private func event(_ request: Request, on cell: Int) throws(RequestProblem) -> CellEvent {
    let isScreen = interpreter.isScreen(cell)
    /// What on a screen is meant, which has to be said.
    func name() throws(RequestProblem) -> String { try request.text("name") }
    switch request.method {
    case .tap: return .tap(isScreen ? try name() : nil)
    case .slide: return .slide(try name(), to: try request.double("to"))
    case .type: return .type(try request.text("text"), into: isScreen ? try name() : nil)
    case .set:
      let (property, value) = (try request.text("property"), try request.text("value"))
      guard Interpreter.isPlace(property), !property.isEmpty else {
        throw request.wrong("property", "a property's name")
      }
      guard interpreter.isOneExpression(value) else { throw request.wrong("value", "an expression") }
      return .set(property: property, to: value)
    default: return .toggle(isScreen ? try name() : nil)
    }
  }

  /// As the prompt would be asked for it.
  private func command(_ event: CellEvent, _ cell: Int) -> String {
    switch event {
    case .toggle(let name): [":toggle \(cell)", name.map(CellEvent.literal)].compactMap { $0 }.joined(separator: " ")
    case .tap(let name): [":tap \(cell)", name.map(CellEvent.literal)].compactMap { $0 }.joined(separator: " ")
    case .slide(let name, let value): ":slide \(cell) \(CellEvent.literal(name)) \(value)"
    case .type(let text, let field):
      [":type \(cell)", field.map(CellEvent.literal), text].compactMap { $0 }.joined(separator: " ")
    case .set(let property, let value): ":set \(cell).\(property) \(value)"
    }
  }

  func change(_ request: Request, _ action: () -> Session.Answer) throws(RequestProblem) -> Reply {
    givesInput = false
    var answer = Session.Answer.nothing("")
    let reply = attempt {
      answer = action()
      return answer
    }
    if case .nothing(let words) = answer { throw RequestProblem(.nothingToDo, spoken(words), request.id) }
    return reply
  }

  /// Does something to the session, within the time that there is, and says what has come of it.
  private func attempt(_ action: () -> Session.Answer) -> Reply {
    send(event: ["event": "begun"])
    HostTimeLimit.begin()
    let answer = wire.watching(action)
    HostTimeLimit.end()
    switch answer {
    case .ran(let outcome): return reply(outcome)
    case .changed(let change, let outcome):
      show(change)
      var reply = outcome.map(reply) ?? Reply(result: ["status": "finished"])
      reply.result.add("changed", value(of: change))
      return reply
    case .impossible(let step, let number, let outcome):
      // The text that was typed may be wrong by itself.
      if step.isNew { return Reply(result: outcomes.value(of: outcome)) }
      var value: JSONValue = [
        "status": "impossible", "step": .integer(number), "entry": .string(Session.title(of: step)),
      ]
      for field in outcomes.value(of: outcome).fields ?? [] where field.name != "status" {
        value.add(field.name, field.value)
      }
      return Reply(result: value)
    case .interrupted: return reply(Outcome(ending: .interrupted))
    case .nothing: return Reply(result: ["status": "finished"])
    }
  }

  private func reply(_ outcome: Outcome) -> Reply {
    var reply = Reply(result: outcomes.value(of: outcome))
    if case .exited(let code) = outcome.ending { reply.ending = .exited(code) }
    return reply
  }

  private func show(_ change: Session.Change) {
    for event in displays.redraw(change.frames, in: interpreter) { send(event: event) }
    let printed = Array(change.printed.utf8)
    var place = 0
    func print(upTo end: Int) {
      if end > place { _ = printed[place..<end].withUnsafeBytes { wire.print($0, for: current) } }
      place = end
    }
    for frame in change.printedFrames {
      print(upTo: frame.range.lowerBound)
      let text = String(decoding: printed[frame.range], as: UTF8.self)
      send(event: displays.show(frame.id, text, in: interpreter))
      // The line feed behind it is not printed.
      place = min(frame.range.upperBound + 1, printed.count)
    }
    print(upTo: printed.count)
    wire.flush()
  }

  private func value(of change: Session.Change) -> JSONValue {
    [
      "replaced": .array(change.replaced.map(JSONValue.string)),
      "values": .array(
        change.values.map {
          ["name": .string($0.name), "before": .string($0.before), "after": .string($0.after)]
        }),
      "outputs": .array(
        change.outputs.map {
          ["entry": .string($0.entry), "before": .string($0.before), "after": .string($0.after)]
        }),
      "remarks": .array(change.remarks.map(JSONValue.string)),
      "summary": .string(change.summary(ofCells: interpreter.cellCount)),
    ]
  }
}
