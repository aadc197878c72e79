// buildPartialBlock folds the statements pairwise, so each step may have a new type; here left to right.
struct Step<Input, Output> {
  let name: String
  let run: (Input) -> Output

  init(_ name: String, _ run: @escaping (Input) -> Output) {
    self.name = name
    self.run = run
  }
}

@resultBuilder
enum Pipe {
  static func buildPartialBlock<A, B>(first: Step<A, B>) -> Step<A, B> { first }

  static func buildPartialBlock<A, B, C>(accumulated: Step<A, B>, next: Step<B, C>) -> Step<A, C> {
    Step(accumulated.name + " > " + next.name) { next.run(accumulated.run($0)) }
  }
}

func pipeline<A, B>(@Pipe _ make: () -> Step<A, B>) -> Step<A, B> { make() }

let wordCount = pipeline {
  Step("split") { (text: String) in text.split(separator: " ") }
  Step("count") { (words: [Substring]) in words.count }
  Step("double") { (n: Int) in Double(n) * 2 }
  Step("show") { (value: Double) in "<\(value)>" }
}
print(wordCount.name)
print(wordCount.run("the quick brown fox"))
print(wordCount.run(""))

let single = pipeline { Step("negate") { (n: Int) in -n } }
print(single.name, single.run(5))

// A fold that keeps track of nesting.
@resultBuilder
struct Nest {
  static func buildExpression(_ n: Int) -> String { "\(n)" }
  static func buildPartialBlock(first: String) -> String { first }
  static func buildPartialBlock(accumulated: String, next: String) -> String { "(\(accumulated) \(next))" }
  static func buildOptional(_ part: String?) -> String { part.map { "[\($0)]" } ?? "[]" }
}

@Nest
func nest(_ extra: Bool) -> String {
  1
  2
  if extra {
    30
    31
    32
  }
  4
}
print(nest(true))
print(nest(false))
