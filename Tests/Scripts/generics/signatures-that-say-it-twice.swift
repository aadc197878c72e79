// A type's own condition may already hold of its arguments.
struct Both<A: Sequence, B: Sequence> where A.Element == B.Element {
  let a: A
  let b: B
}
func doubled<A: Sequence>(_ a: A) -> Both<A, [A.Element]> { Both(a: a, b: Array(a)) }
func count<A: Sequence>(_ both: Both<A, [A.Element]>) -> Int { both.b.count }
print(doubled([1]).b, count(Both(a: [1], b: [2, 3])))
protocol Stage {
  associatedtype Input
  associatedtype Output
  func run(_ input: Input) -> Output
}
struct Function<Input, Output>: Stage {
  let body: (Input) -> Output
  func run(_ input: Input) -> Output { body(input) }
}
struct Chain<A: Stage, B: Stage>: Stage where A.Output == B.Input {
  let a: A
  let b: B
  func run(_ input: A.Input) -> B.Output { b.run(a.run(input)) }
}
infix operator |>: AdditionPrecedence
func |> <A: Stage, Output>(a: A, body: @escaping (A.Output) -> Output) -> Chain<A, Function<A.Output, Output>> {
  Chain(a: a, b: Function(body: body))
}
print((Function { (x: Int) in x + 1 } |> { "\($0)" } |> { $0 + "!" }).run(3))
