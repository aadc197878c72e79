/// Bodies of functions in which nothing was wrong. Of the next version of a script, an editor has only the others looked into before it
/// tells what is wrong.
///
/// A body is known by a number made of its text and of all the declarations that it can reach by names.
public struct SoundBodies: Equatable {
  /// Those whose types were right. What the ways through them and their values come to is told only where all types are right.
  var wellTyped: Set<Int> = []
  /// Those of which nothing at all was said.
  var sound: Set<Int> = []

  public init() {}

  /// For who keeps them beyond the process that found them.
  public var numbers: [Int] { [sound.count] + sound + wellTyped.subtracting(sound) }

  public init(numbers: [Int]) {
    let bodies = numbers.dropFirst()
    wellTyped = Set(bodies)
    sound = Set(bodies.prefix(max(0, numbers.first ?? 0)))
  }

  /// More than anyone comes back to are not kept.
  private static let mostKept = 20_000

  /// Takes in what has been found of another version: who takes back a change finds what was known before.
  public mutating func add(_ later: SoundBodies) {
    if wellTyped.count > SoundBodies.mostKept { self = SoundBodies() }
    wellTyped.formUnion(later.wellTyped)
    sound.formUnion(later.sound)
  }
}
