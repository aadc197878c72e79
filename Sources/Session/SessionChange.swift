import Checking
import Film
import Stage

extension Session {
  /// What a change has done to what is shown.
  public struct Change {
    /// The declarations that were replaced.
    public var replaced: [String] = []
    /// What was done to the list of steps, in words.
    public var deed: String?
    /// The cells that look different now.
    public var redrawn: [RedrawnCell] = []
    /// What the part of the entry printed that was not there before, and the frames in that.
    public var printed = ""
    public var printedFrames: [PrintedFrame] = []
    /// The frames that were printed before, with what they are now; empty unless the host has them to be redrawn.
    public var frames: [ChangedFrame] = []
    /// Values that were drawn and look different now: their steps' outputs.
    public var redrawnValues: [String] = []
    /// How many cells were on the stage and are not any more.
    public var gone = 0
    /// Values of earlier entries that are other ones now.
    public var values: [ChangedValue] = []
    /// Entries without cells that would print something else now.
    public var outputs: [ChangedOutput] = []
    /// Why no cell looks different, where declarations were replaced that might have had a say in it.
    public var unseen: [Unseen] = []
  }

  /// A cell that looks different now.
  public struct RedrawnCell {
    public let number: Int
    /// Nil where there was no such cell before.
    public let before: Drawing?
    public let after: Drawing
  }

  /// A frame that looks different now.
  public struct ChangedFrame {
    public let id: Film.FrameID
    /// As it is printed now; nil where there is no such frame any more.
    public let text: String?
  }

  /// A value that an entry was told of, or that it gave a name, and that is another one now.
  public struct ChangedValue {
    /// `$3`, or a variable's name.
    public let name: String
    public let before: String
    public let after: String
  }

  /// What an entry printed, and would print something else now: the first line that differs, empty where there is none.
  public struct ChangedOutput {
    public let entry: String
    public let before: String
    public let after: String

    init(of step: SessionStep, before: String, after: String) {
      entry = Session.title(of: step)
      let old = before.split(separator: "\n", omittingEmptySubsequences: false)
      let new = after.split(separator: "\n", omittingEmptySubsequences: false)
      var line = 0
      while line < old.count, line < new.count, old[line] == new[line] { line += 1 }
      self.before = line < old.count ? String(old[line]) : ""
      self.after = line < new.count ? String(new[line]) : ""
    }
  }

  /// Why a cell does not show what was declared anew.
  public enum Unseen {
    /// A part of the cell has changed, and can't be seen at present.
    case hidden(cell: Int, difference: String)
    /// The models on the stage have no such member.
    case nobodyHas(member: String)
    /// Another member of that name runs for this model.
    case otherRuns(model: String, member: String, winner: String)
    /// The model has another value now, and its cell has no place for it.
    case notDrawn(ChangedValue)
    /// The model's value is what it was.
    case same(name: String, value: String)
    /// It gives no value that a cell could show: it runs when it is called.
    case runsWhenCalled(model: String, member: String)
  }

  /// What looks different in another computation, which is one of `list`. The reasons why nothing does are those of the
  /// members that `titles` names.
  func compare(_ list: [SessionStep], _ other: Computation, reasonsFor titles: [String]) -> Change {
    var change = Change()
    /// Those that an entry has just drawn itself.
    var drawn: Set<Int> = []
    var cellCount = 0
    for (before, step) in zip(list, other.steps) {
      let made = cellCount..<max(cellCount, step.cellCount)
      cellCount = step.cellCount
      if before.isFirstTime {
        let start = change.printed.utf8.count
        change.printedFrames += step.frames.map {
          PrintedFrame(id: $0.id, range: start + $0.range.lowerBound..<start + $0.range.upperBound)
        }
        change.printed += step.output
        drawn.formUnion(made)
      } else if before.width == step.width, before.output != step.output, made.isEmpty, step.kind == .entry {
        if step.isDrawn {
          change.redrawnValues.append(step.output)
        } else {
          change.outputs.append(ChangedOutput(of: step, before: before.output, after: step.output))
        }
      }
      if let name = step.result, name == before.result, let old = before.value, let new = step.value, old != new {
        change.values.append(ChangedValue(name: name, before: old, after: new))
      }
    }
    let common = min(interpreter.cellCount, other.interpreter.cellCount)
    for number in 1..<(other.interpreter.cellCount + 1) where !drawn.contains(number - 1) {
      guard number <= common else {
        _ = other.interpreter.drawing(ofCell: number)
        change.redrawn.append(RedrawnCell(number: number, before: nil, after: .latest))
        continue
      }
      let old = interpreter.drawing(ofCell: number)
      let before = Drawing.latest
      let new = other.interpreter.drawing(ofCell: number)
      if old != new { change.redrawn.append(RedrawnCell(number: number, before: before, after: .latest)) }
    }
    change.gone = interpreter.cellCount - common
    if host.isWaiting { change.frames = changedFrames(in: other) }
    if !titles.isEmpty {
      // What is asked for below is asked of a session that ends here, or of values that are only read.
      recorder.mute()
      change.values += changedVariables(in: other)
      if change.redrawn.isEmpty, change.gone == 0 { change.unseen = reasonsUnseen(list, other, titles) }
    }
    return change
  }

  // MARK: Frames

  private func changedFrames(in other: Computation) -> [ChangedFrame] {
    guard let film = interpreter.frames, let new = other.interpreter.frames else { return [] }
    var texts: [Film.FrameID: String] = [:]
    for step in other.steps {
      for frame in step.frames { texts[frame.id] = step.text(of: frame) }
    }
    var changed: [ChangedFrame] = []
    var seen: Set<Film.FrameID> = []
    for step in steps {
      for frame in step.frames where seen.insert(frame.id).inserted {
        // What the film has not kept is not known any more.
        guard film.has(frame.id), !film.looksSame(frame.id, in: new) else { continue }
        changed.append(ChangedFrame(id: frame.id, text: new.has(frame.id) ? texts[frame.id] : nil))
      }
    }
    return changed
  }

  // MARK: Values

  /// More than these nobody reads.
  private static let mostVariables = 100

  /// The variables of entries that hold another value now: those of the standard library's plain types, whose values
  /// can be shown without running code of the session.
  private func changedVariables(in other: Computation) -> [ChangedValue] {
    let names = steps.flatMap { $0.contents.declarations.flatMap(\.storedVariables) }
    var seen: Set<String> = []
    return names.suffix(Session.mostVariables).compactMap { name in
      guard seen.insert(name).inserted, let type = interpreter.type(of: name).type, Session.isPlain(type),
        other.interpreter.type(of: name).type == type,
        let before = interpreter.value(of: name), let after = other.interpreter.value(of: name), before != after
      else { return nil }
      return ChangedValue(name: name, before: before, after: after)
    }
  }

  private static func isPlain(_ type: String) -> Bool {
    type.split { "[]?:,() ".contains($0) }.allSatisfy { ["Int", "Double", "Bool", "String", "Character"].contains($0) }
  }

  // MARK: What is not seen

  /// So many cells are asked why they look as before.
  private static let mostAsked = 50

  private func reasonsUnseen(_ list: [SessionStep], _ other: Computation, _ titles: [String]) -> [Unseen] {
    let cells = 1..<min(interpreter.cellCount, other.interpreter.cellCount, Session.mostAsked) + 1
    var reasons: [Unseen] = []
    for number in cells {
      _ = interpreter.drawing(ofCell: number)
      let before = Drawing.latest
      _ = other.interpreter.drawing(ofCell: number)
      for difference in before.differences(to: .latest) where !difference.isVisible {
        reasons.append(.hidden(cell: number, difference: difference.words))
      }
    }
    if !reasons.isEmpty { return reasons }
    /// One cell for each model.
    var cellOfModel: [(model: String, cell: Int)] = []
    for number in cells where !interpreter.isScreen(number) {
      let model = other.interpreter.model(ofCell: number)
      if !cellOfModel.contains(where: { $0.model == model }) { cellOfModel.append((model, number)) }
    }
    if cellOfModel.isEmpty { return [] }
    /// A getter may do something. So the new values are those of a computation that is thrown away.
    lazy var trial: Computation? = if case .done(let trial) = computed(list) { trial } else { nil }
    for title in titles {
      guard let dot = title.lastIndex(of: ".") else { continue }
      let member = String(title[title.index(after: dot)...])
      let name = String(member.prefix { $0 != "(" })
      var isKnown = false
      for (model, cell) in cellOfModel {
        guard let found = other.interpreter.explain("\(model).\(name)").explanation else { continue }
        isKnown = true
        if found.winner.name.prefix(while: { $0 != "(" }) != title.prefix(while: { $0 != "(" }) {
          reasons.append(.otherRuns(model: model, member: title, winner: found.winner.name))
        } else if member == name, let trial {
          interpreter.nameCell(cell)
          trial.interpreter.nameCell(cell)
          let place = "\(Interpreter.name(ofCell: cell)).model.\(name)"
          guard let before = interpreter.value(of: place), let after = trial.interpreter.value(of: place) else {
            continue
          }
          reasons.append(
            before == after
              ? .same(name: "\(model).\(name)", value: after)
              : .notDrawn(ChangedValue(name: "\(model).\(name)", before: before, after: after)))
        } else {
          reasons.append(.runsWhenCalled(model: model, member: member))
        }
      }
      if !isKnown { reasons.append(.nobodyHas(member: member)) }
    }
    return reasons
  }

  // MARK: Variables that are declared again

  /// The variables of the last entry that an earlier entry declared too, and that another one between the two speaks of:
  /// what was entered before keeps the earlier one.
  public var variablesDeclaredAgain: [String] {
    guard let last = steps.last, last.kind == .entry else { return [] }
    return last.contents.declarations.flatMap(\.storedVariables).filter { name in
      guard
        let earlier = steps.dropLast().lastIndex(where: { step in
          step.contents.declarations.contains { $0.storedVariables.contains(name) }
        })
      else { return false }
      return steps[(earlier + 1)...].dropLast().contains { $0.contents.words.contains(name) }
    }
  }
}
