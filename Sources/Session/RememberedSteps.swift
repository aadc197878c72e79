/// The steps of a session as they were at one time. Of a long session there are many such lists, and most of their steps are the same.
struct RememberedSteps {
  private final class Held {
    let step: SessionStep
    init(_ step: SessionStep) { self.step = step }
  }
  private let held: [Held]
  var steps: [SessionStep] { held.map(\.step) }

  /// - Parameter earlier: with which it shares what has not changed.
  init(_ steps: [SessionStep], sharing earlier: RememberedSteps?) {
    let known = Dictionary((earlier?.held ?? []).map { (ObjectIdentifier($0.step.source), $0) }) { first, _ in first }
    held = steps.map { step in
      guard let same = known[ObjectIdentifier(step.source)], same.step.isSame(as: step) else { return Held(step) }
      return same
    }
  }
}

extension SessionStep {
  /// Whether nothing has come of it that had not come of another with the same text.
  fileprivate func isSame(as other: SessionStep) -> Bool {
    source === other.source && contents === other.contents && kind == other.kind && command == other.command
      && output == other.output && lines == other.lines && isTrapped == other.isTrapped && isNew == other.isNew
      && result == other.result && value == other.value && drawsItself == other.drawsItself && isView == other.isView
      && isDrawn == other.isDrawn && width == other.width && cellCount == other.cellCount
  }
}
