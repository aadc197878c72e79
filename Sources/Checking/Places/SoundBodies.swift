/// Bodies of functions in which nothing was wrong while the same text stood around them. Of the next version of a text, an editor has only
/// the others looked into before it tells what is wrong.
public struct SoundBodies: Equatable {
  /// A body, known by its turn among the bodies of a script and by its text.
  struct Body: Hashable {
    let turn: Int
    let text: Int
  }

  /// A number made of all that stands around bodies.
  public let surroundings: Int
  /// Those whose types were right. What the ways through them and their values come to is told only where all types are right.
  var wellTyped: Set<Body> = []
  /// Those of which nothing at all was said.
  var sound: Set<Body> = []

  init(surroundings: Int) { self.surroundings = surroundings }

  /// For who keeps them beyond the process that found them.
  public var numbers: [Int] {
    [surroundings] + wellTyped.flatMap { [$0.turn, $0.text, sound.contains($0) ? 1 : 0] }
  }

  public init?(numbers: [Int]) {
    guard let surroundings = numbers.first, numbers.count % 3 == 1 else { return nil }
    self.surroundings = surroundings
    for start in stride(from: 1, to: numbers.count, by: 3) {
      let body = Body(turn: numbers[start], text: numbers[start + 1])
      wellTyped.insert(body)
      if numbers[start + 2] == 1 { sound.insert(body) }
    }
  }
}
