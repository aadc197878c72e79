// Running a regular expression: what could have gone another way is kept on a stack and tried when it is needed.

/// What is said of a group that has ended: whether it matches, or that there is an error and nothing more is to be tried.
public enum _RegexVerdict: Hashable {
  case right
  case wrong
  case stop
}

/// Where something matched: the whole and its groups, in places; -1 where a group took no part.
public struct _RegexMatch {
  public let bounds: [(Int, Int)]
  public var start: Int { bounds[0].0 }
  public var end: Int { bounds[0].1 }
}

public final class _RegexMatcher {
  /// Asked when a group that is checked ends, with its number and where it stands.
  public let checks: (Int, Int, Int) -> _RegexVerdict
  public private(set) var isStopped = false
  private let hasChecks: Bool
  private let program: _RegexProgram
  private let steps: [_RegexStep]
  private let values: [Int]
  /// What may be matched, and what may be looked at beside it.
  private let low: Int
  private let high: Int
  private let first: Int
  private let last: Int
  /// Where `^` and `$` stand.
  private let anchorLow: Int
  private let anchorHigh: Int

  private var slots: [Int] = []
  /// Groups: where each began and ended, two to a group.
  private var groups: [Int] = []
  private var frames: [Frame] = []
  private var tries = 0
  private var lastEnd = -1
  private var searchStart = 0
  private let mustEnd: Bool

  /// What is to be undone or tried when a way turns out wrong.
  private enum Frame {
    case way(Int, Int)
    case slot(Int, Int)
    case group(Int, Int, Int)
    /// A run that may give back: the step behind it, where it is, how far it may go back.
    case shrink(Int, Int, Int)
    /// A run that may take more: the step, where it is, how many.
    case grow(Int, Int, Int)
  }

  /// A place that nobody wants to wait for.
  private static let mostTries = 4_000_000

  public init(
    _ program: _RegexProgram, _ values: [Int], _ low: Int, _ high: Int, mustEnd: Bool = false,
    seesBeyond: Bool = false, isUnanchored: Bool = false,
    checks: @escaping (Int, Int, Int) -> _RegexVerdict = { _, _, _ in .right }
  ) {
    self.checks = checks
    hasChecks = !program.checked.isEmpty
    self.program = program
    steps = program.steps
    self.values = values
    self.low = low
    self.high = high
    self.mustEnd = mustEnd
    first = seesBeyond ? 0 : low
    last = seesBeyond ? values.count : high
    anchorLow = isUnanchored ? 0 : low
    anchorHigh = isUnanchored ? values.count : high
    lastEnd = low
  }

  /// The matches one after the other, until there are enough.
  public func matches(isAnchored: Bool, most: Int = Int.max) -> [_RegexMatch] {
    var result: [_RegexMatch] = []
    var start = low
    while start <= high, result.count < most, let match = match(from: start, isAnchored: isAnchored) {
      result.append(match)
      start = match.end
      lastEnd = match.end
      if match.end == match.start { start += 1 }
    }
    return result
  }

  private func match(from start: Int, isAnchored: Bool) -> _RegexMatch? {
    searchStart = start
    var start = start
    while start + program.least <= high {
      if let first = program.first {
        while start < high && values[start] != first && !isAnchored { start += 1 }
        if start >= high { return nil }
      }
      // No line begins between the two scalars of a line end, but only here that is seen.
      if program.beginsLine && !program.isUnix && start > low && start < high && values[start] == 10
        && values[start - 1] == 13
      {
        start += 1
        continue
      }
      slots = Array(repeating: -1, count: program.slots)
      groups = Array(repeating: -1, count: 2 * (program.groups + 1))
      frames = []
      let end = run(0, start, limit: high, isInner: false)
      if end >= 0 {
        var bounds = [(start, end)]
        for number in 0..<program.groups { bounds.append((groups[2 * number + 2], groups[2 * number + 3])) }
        return _RegexMatch(bounds: bounds)
      }
      if isAnchored || isStopped { return nil }
      start += 1
    }
    return nil
  }

  private func set(slot: Int, _ place: Int) {
    frames.append(.slot(slot, slots[slot]))
    slots[slot] = place
  }

  /// Runs from a step on; the place where it was accepted, or -1.
  ///
  /// - Parameters:
  ///   - limit: how far it may take.
  ///   - exactly: where it has to end, for looking back.
  ///   - isInner: whether it is a part of the expression, which is settled once it matches.
  private func run(_ step: Int, _ place: Int, limit: Int, exactly: Int = -1, isInner: Bool = true) -> Int {
    let base = frames.count
    var step = step
    var place = place
    while true {
      var isRight = true
      switch steps[step] {
      case .one(let value):
        if place < limit && values[place] == value { place += 1 } else { isRight = false }
        step += 1
      case .set(let set):
        if place < limit && set.has(values[place]) { place += 1 } else { isRight = false }
        step += 1
      case .run(let set, let least, let most, let isGreedy):
        let start = place
        let end = most > limit - place ? limit : place + most
        if isGreedy {
          while place < end && set.has(values[place]) { place += 1 }
          if place - start < least {
            isRight = false
          } else if place - start > least {
            frames.append(.shrink(step + 1, place, start + least))
          }
        } else {
          while place - start < least && place < end && set.has(values[place]) { place += 1 }
          if place - start < least {
            isRight = false
          } else if most > least {
            frames.append(.grow(step, place, most - least))
          }
        }
        step += 1
      case .split(let one, let other):
        frames.append(.way(other, place))
        step = one
      case .jump(let target): step = target
      case .store(let slot):
        if slot >= 0 {
          set(slot: slot, place)
        } else {
          let number = -slot
          let start = slots[program.groupStarts[number] ?? 0]
          frames.append(.group(number, groups[2 * number], groups[2 * number + 1]))
          groups[2 * number] = start
          groups[2 * number + 1] = place
          if hasChecks && program.checked.contains(number) {
            switch checks(number, start, place) {
            case .right: break
            case .wrong: isRight = false
            case .stop:
              isStopped = true
              return -1
            }
          }
        }
        step += 1
      case .onward(let target, let slot): step = slots[slot] == place ? step + 1 : target
      case .folded(let wanted):
        let end = endOfFolded(wanted, place, limit)
        if end < 0 { isRight = false } else { place = end }
        step += 1
      case .anything:
        if place >= limit {
          isRight = false
        } else {
          place += place + 1 < limit && values[place] == 13 && values[place + 1] == 10 ? 2 : 1
        }
        step += 1
      case .lineEnd:
        if place >= limit || !_RegexRule.lineEnd.has(values[place]) {
          isRight = false
        } else {
          place += place + 1 < limit && values[place] == 13 && values[place + 1] == 10 ? 2 : 1
        }
        step += 1
      case .look(let end, let isAhead, let isWanted, let least, let most):
        let inside = step + 1
        let count = frames.count
        var found = -1
        if isAhead {
          found = run(inside, place, limit: last)
        } else {
          var start = place - least
          while found < 0 && start >= first && place - start <= most {
            found = run(inside, start, limit: place, exactly: place)
            start -= 1
          }
        }
        if found >= 0 && !isWanted {
          undo(to: count)
          isRight = false
        } else if found < 0 && isWanted {
          isRight = false
        }
        step = end
      case .atomic(let end):
        let found = run(step + 1, place, limit: limit)
        if found < 0 { isRight = false } else { place = found }
        step = end
      case .again(let number, let ignoresCase):
        let end = endOfGroup(number, place, limit, ignoresCase)
        if end < 0 { isRight = false } else { place = end }
        step += 1
      case .assertion(let assertion):
        isRight = holds(assertion, place)
        step += 1
      case .accept:
        if isInner ? exactly < 0 || place == exactly : !mustEnd || place == high {
          if isInner { settle(base) }
          return place
        }
        isRight = false
      }
      if isRight { continue }
      // Back to the last place where there was another way.
      tries += 1
      if tries > _RegexMatcher.mostTries {
        fatalError("Zoetrope does not support regular expressions that try so many ways")
      }
      while true {
        if frames.count == base { return -1 }
        let frame = frames.removeLast()
        switch frame {
        case .slot(let slot, let before): slots[slot] = before
        case .group(let number, let from, let to):
          groups[2 * number] = from
          groups[2 * number + 1] = to
        case .way(let other, let before):
          step = other
          place = before
          isRight = true
        case .shrink(let behind, let end, let least):
          if end - 1 > least { frames.append(.shrink(behind, end - 1, least)) }
          step = behind
          place = end - 1
          isRight = true
        case .grow(let same, let end, let count):
          if end < limit, case .run(let set, _, _, _) = steps[same], set.has(values[end]) {
            if count > 1 { frames.append(.grow(same, end + 1, count - 1)) }
            step = same + 1
            place = end + 1
            isRight = true
          }
        }
        if isRight { break }
      }
    }
  }

  private func undo(to count: Int) {
    while frames.count > count {
      switch frames.removeLast() {
      case .slot(let slot, let before): slots[slot] = before
      case .group(let number, let from, let to):
        groups[2 * number] = from
        groups[2 * number + 1] = to
      default: break
      }
    }
  }

  /// No other way is left of what has been settled, but what it stored is still to be undone.
  private func settle(_ base: Int) {
    var kept: [Frame] = []
    var index = base
    while index < frames.count {
      switch frames[index] {
      case .slot, .group: kept.append(frames[index])
      default: break
      }
      index += 1
    }
    frames.removeSubrange(base..<frames.count)
    frames += kept
  }

  /// Where folded scalars end; only whole scalars are taken.
  private func endOfFolded(_ wanted: [Int], _ start: Int, _ limit: Int) -> Int {
    var place = start
    var index = 0
    while index < wanted.count {
      if place >= limit { return -1 }
      for part in _caseless(values[place]) {
        if index >= wanted.count || part != wanted[index] { return -1 }
        index += 1
      }
      place += 1
    }
    return place
  }

  private func endOfGroup(_ number: Int, _ start: Int, _ limit: Int, _ ignoresCase: Bool) -> Int {
    let (from, to) = (groups[2 * number], groups[2 * number + 1])
    if from < 0 { return -1 }
    if ignoresCase { return endOfFolded(values[from..<to].flatMap { _caseless($0) }, start, limit) }
    if start + to - from > limit { return -1 }
    var index = 0
    while index < to - from {
      if values[from + index] != values[start + index] { return -1 }
      index += 1
    }
    return start + to - from
  }

  private func endsLine(_ value: Int) -> Bool {
    program.isUnix ? value == 10 : _RegexRule.lineEnd.has(_CharacterNumbers.firstScalar(value))
  }

  private func holds(_ assertion: _RegexAssertion, _ place: Int) -> Bool {
    switch assertion {
    case .start: return place == anchorLow
    case .textEnd: return place >= anchorHigh
    case .lastEnd: return place == lastEnd
    case .end:
      if place >= anchorHigh { return true }
      if place == anchorHigh - 1 {
        // Not between the two scalars of one line end.
        return endsLine(values[place])
          && (program.isUnix || !(values[place] == 10 && place > first && values[place - 1] == 13))
      }
      return !program.isUnix && place == anchorHigh - 2 && values[place] == 13 && values[place + 1] == 10
    case .lineStart:
      if place == anchorLow { return true }
      if place >= anchorHigh || place == 0 { return false }
      return endsLine(values[place - 1])
    case .lineEnd:
      if place >= anchorHigh { return true }
      return endsLine(values[place])
        && (program.isUnix || !(values[place] == 10 && place > anchorLow && values[place - 1] == 13))
    case .caret: return place == anchorLow
    case .searchStart: return place == searchStart
    case .behindLineEnd: return place == anchorLow || endsLine(values[place - 1])
    case .dollar: return place >= anchorHigh
    case .wordBoundary: return _WordBreaks.isBreak(values, place, anchorLow, anchorHigh)
    case .noWordBoundary: return !_WordBreaks.isBreak(values, place, anchorLow, anchorHigh)
    case .boundary: return isBoundary(place)
    case .noBoundary: return !isBoundary(place)
    }
  }

  private func isBoundary(_ place: Int) -> Bool {
    var isBehind = false
    if place < last {
      if isPassedOver(values[place]) { return false }
      isBehind = _RegexRule.word.has(values[place])
    }
    var before = place - 1
    while before >= first && isPassedOver(values[before]) { before -= 1 }
    let isBefore = before >= first && _RegexRule.word.has(values[before])
    return isBefore != isBehind
  }

  /// What belongs to the character before it.
  private func isPassedOver(_ value: Int) -> Bool {
    if value < 0xad { return false }
    let properties = Unicode.Scalar._of(value).properties
    return properties.isGraphemeExtend || properties.generalCategory == .format
  }
}
