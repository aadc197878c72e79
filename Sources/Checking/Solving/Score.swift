/// What speaks against a solution, the heaviest first: one more of a kind outweighs any number of those below it. The order is the
/// compiler's (`SK_…` in its sources); what only other languages or other versions of Swift know is left out.
public enum ScoreKind: Int, CaseIterable, Sendable {
  /// A generic parameter that nothing says what it is.
  case hole
  /// What may stand still, where nothing can.
  case asyncInSync
  /// What cannot stand still, where that is possible: another meaning may.
  case syncInAsync
  /// A trailing closure that several parameters could take, given to the first of them.
  case forwardTrailingClosure
  /// A declaration with `@_disfavoredOverload`.
  case disfavored
  /// `.name`, of what is in the optional, where the optional has such a member too.
  case memberThroughOptional
  /// A variable declared `T!` whose value is taken out without a word.
  case forcedUnchecked
  /// A value that becomes an `AnyHashable`.
  case userConversion
  /// A function whose parts are converted, or a closure whose value is dropped.
  case functionConversion
  /// A literal as a type that it has not by itself.
  case nonDefaultLiteral
  /// A collection, not a literal, whose elements are converted.
  case collectionUpcast
  /// Each level of optional that a value is put into.
  case valueToOptional
  /// A value that becomes an `Any`.
  case emptyExistential
  /// A closure, given to an `@autoclosure` parameter.
  case closureToAutoclosure
  /// A function that is named and not called.
  case unappliedFunction
}

/// Counts by kind, compared one kind after the other. Lower is better.
struct Score: Comparable {
  /// While what is wrong is looked for, what would have to be mended comes before everything else.
  var fixes = 0
  /// How many of the fixes are values of another type altogether: what is likelier meant only lacks a `!`.
  var mismatches = 0
  private var counts = SIMD16<Int32>()

  subscript(kind: ScoreKind) -> Int {
    get { Int(counts[kind.rawValue]) }
    set { counts[kind.rawValue] = Int32(truncatingIfNeeded: newValue) }
  }

  /// The heaviest kind in which two scores differ.
  func firstDifference(from other: Score) -> ScoreKind? {
    if counts == other.counts { return nil }
    return ScoreKind.allCases.first { counts[$0.rawValue] != other.counts[$0.rawValue] }
  }

  static func + (left: Score, right: Score) -> Score {
    var sum = left
    sum.fixes += right.fixes
    sum.mismatches += right.mismatches
    sum.counts &+= right.counts
    return sum
  }

  static func - (left: Score, right: Score) -> Score {
    var difference = left
    difference.fixes -= right.fixes
    difference.mismatches -= right.mismatches
    difference.counts &-= right.counts
    return difference
  }

  static func < (left: Score, right: Score) -> Bool {
    if left.fixes != right.fixes { return left.fixes < right.fixes }
    if left.mismatches != right.mismatches { return left.mismatches < right.mismatches }
    guard let kind = left.firstDifference(from: right) else { return false }
    return left[kind] < right[kind]
  }
}
