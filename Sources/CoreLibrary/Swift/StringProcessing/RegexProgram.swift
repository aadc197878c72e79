// Regular expressions as steps.

public enum _RegexStep {
  case one(Int)
  case set(_RegexSet)
  /// Scalars without the difference between large and small.
  case folded([Int])
  case anything
  case lineEnd
  /// The first way is tried first.
  case split(Int, Int)
  case jump(Int)
  /// Stores the place in a slot.
  case store(Int)
  /// On to a step, unless nothing was taken since the slot was stored.
  case onward(Int, slot: Int)
  /// As many of a set as there are, or as few.
  case run(_RegexSet, least: Int, most: Int, isGreedy: Bool)
  /// The steps up to another one, seen from here.
  case look(end: Int, isAhead: Bool, isWanted: Bool, least: Int, most: Int)
  case atomic(end: Int)
  case again(Int, ignoresCase: Bool)
  case assertion(_RegexAssertion)
  case accept
}

/// A regular expression that can be run.
public final class _RegexProgram {
  public private(set) var steps: [_RegexStep] = []
  public let groups: Int
  public let names: [String: Int]
  /// The groups of which somebody says, when they have ended, whether they match.
  public let checked: Set<Int>
  /// How many places a run keeps: two for each group, and those of loops.
  public private(set) var slots: Int
  public let isUnix: Bool
  /// What a match begins with, where that is one scalar.
  public private(set) var first: Int?
  /// Whether a match begins at the beginning of a line.
  public private(set) var beginsLine: Bool
  public let least: Int

  public init(
    _ node: _RegexNode, groups: Int, names: [String: Int] = [:], checked: Set<Int> = [], isUnix: Bool = false
  ) {
    self.groups = groups
    self.names = names
    self.checked = checked
    self.isUnix = isUnix
    slots = 2 * (groups + 1)
    least = node.lengths.least
    first = _RegexProgram.first(of: node)
    beginsLine = _RegexProgram.beginsLine(node)
    add(node)
    steps.append(.accept)
  }

  private static func first(of node: _RegexNode) -> Int? {
    switch node {
    case .text(let values, false): return values.first
    case .sequence(let parts): return parts.first.flatMap { first(of: $0) }
    case .group(let inner, _), .atomic(let inner): return first(of: inner)
    case .repeated(let inner, let least, _, _): return least > 0 ? first(of: inner) : nil
    default: return nil
    }
  }

  private static func beginsLine(_ node: _RegexNode) -> Bool {
    switch node {
    case .assertion(.lineStart): return true
    case .sequence(let parts): return parts.first.map { beginsLine($0) } ?? false
    case .group(let inner, _), .atomic(let inner): return beginsLine(inner)
    default: return false
    }
  }

  private func add(_ node: _RegexNode) {
    if steps.count > 50_000 { fatalError("Zoetrope does not support regular expressions of this size") }
    switch node {
    case .text(let values, let ignoresCase):
      if ignoresCase {
        let folded = values.flatMap { _caseless($0) }
        steps.append(
          folded.count == 1 ? .set(_RegexSet(.caseless(.value(values[0])))) : .folded(folded))
      } else {
        for value in values { steps.append(.one(value)) }
      }
    case .one(let rule): steps.append(.set(_RegexSet(rule)))
    case .sequence(let parts): for part in parts { add(part) }
    case .choice(let parts):
      var ends: [Int] = []
      for (index, part) in parts.enumerated() {
        if index == parts.count - 1 {
          add(part)
        } else {
          let split = steps.count
          steps.append(.jump(0))
          add(part)
          ends.append(steps.count)
          steps.append(.jump(0))
          steps[split] = .split(split + 1, steps.count)
        }
      }
      for end in ends { steps[end] = .jump(steps.count) }
    case .group(let inner, let number):
      // Where the group begins counts only once it has ended.
      let start = groupStarts[number] ?? newSlot()
      groupStarts[number] = start
      steps.append(.store(start))
      add(inner)
      steps.append(.store(-number))
    case .repeated(let inner, let least, let most, let greed):
      if greed == .possessive {
        add(.atomic(.repeated(inner, least: least, most: most, .greedy)))
      } else {
        add(inner, least, most, isGreedy: greed == .greedy)
      }
    case .look(let inner, let isAhead, let isWanted):
      let lengths = inner.lengths
      let start = steps.count
      steps.append(.jump(0))
      add(inner)
      steps.append(.accept)
      steps[start] = .look(
        end: steps.count, isAhead: isAhead, isWanted: isWanted, least: lengths.least, most: lengths.most)
    case .atomic(let inner):
      let start = steps.count
      steps.append(.jump(0))
      add(inner)
      steps.append(.accept)
      steps[start] = .atomic(end: steps.count)
    case .again(let number, let ignoresCase): steps.append(.again(number, ignoresCase: ignoresCase))
    case .assertion(let assertion): steps.append(.assertion(assertion))
    case .lineEnd: steps.append(.lineEnd)
    case .anything: steps.append(.anything)
    }
  }

  /// In which slot the beginning of each group is kept while it goes on.
  public private(set) var groupStarts: [Int: Int] = [:]

  private func newSlot() -> Int {
    slots += 1
    return slots - 1
  }

  private func add(_ inner: _RegexNode, _ least: Int, _ most: Int, isGreedy: Bool) {
    if let set = single(inner) {
      steps.append(.run(set, least: least, most: most, isGreedy: isGreedy))
      return
    }
    for _ in 0..<least { add(inner) }
    if most == Int.max {
      let split = steps.count
      steps.append(.jump(0))
      let slot = newSlot()
      steps.append(.store(slot))
      add(inner)
      steps.append(.onward(split, slot: slot))
      steps[split] = isGreedy ? .split(split + 1, steps.count) : .split(steps.count, split + 1)
      return
    }
    var splits: [Int] = []
    for _ in least..<Swift.max(most, least) {
      splits.append(steps.count)
      steps.append(.jump(0))
      add(inner)
    }
    for split in splits { steps[split] = isGreedy ? .split(split + 1, steps.count) : .split(steps.count, split + 1) }
  }

  /// What takes one scalar each time.
  private func single(_ node: _RegexNode) -> _RegexSet? {
    switch node {
    case .one(let rule): return _RegexSet(rule)
    case .text(let values, let ignoresCase):
      if values.count != 1 { return nil }
      if !ignoresCase { return _RegexSet(.value(values[0])) }
      return _caseless(values[0]).count == 1 ? _RegexSet(.caseless(.value(values[0]))) : nil
    default: return nil
    }
  }
}
