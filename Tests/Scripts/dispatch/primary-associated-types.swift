// Notice: `.model` on a bare `any ViewModel` is `Any`; on `any ViewModel<Int>` it is an Int.
protocol ViewModel<Model> {
  associatedtype Model
  var model: Model { get }
  func render() -> String
}
extension ViewModel {
  func render() -> String { "<\(model)>" }
}
extension ViewModel where Model == Int {
  func render() -> String { "number \(model)" }
  var next: Int { model + 1 }
}
extension ViewModel where Model: Collection {
  var size: Int { model.count }
}

struct Count: ViewModel { var model: Int }
struct Score: ViewModel {
  var model: Int
  func render() -> String { "score \(model)!" }
}
struct Name: ViewModel { var model: String }
struct List<Item>: ViewModel { var model: [Item] }

// Bare: the payload is Any, and a cast finds what it was.
let mixed: [any ViewModel] = [Count(model: 3), Name(model: "Ada"), List(model: [1.5, 2])]
for viewModel in mixed {
  let payload = viewModel.model
  switch payload {
  case let n as Int: print("an Int, plus one:", n + 1)
  case let s as String: print("a String of", s.count)
  default: print("something else:", payload)
  }
}
print(mixed.map { $0.render() })

// With the associated type named, the payload is usable directly.
let numbers: [any ViewModel<Int>] = [Count(model: 3), Score(model: 4)]
print(numbers.map { $0.model }.reduce(0, +), numbers.map { $0.next }, numbers.map { $0.render() })
let words: any ViewModel<String> = Name(model: "Bob")
print(words.model.uppercased(), words.size)

// As a generic constraint, and as an opaque parameter and result.
func sum(_ viewModels: [some ViewModel<Int>]) -> Int { viewModels.reduce(0) { $0 + $1.model } }
print(sum([Score(model: 10), Score(model: 20)]))
func longest(_ a: some ViewModel<String>, _ b: some ViewModel<String>) -> String {
  a.model.count >= b.model.count ? a.model : b.model
}
print(longest(Name(model: "Al"), Name(model: "Barbara")))
func makeCounter(_ n: Int) -> some ViewModel<Int> { Count(model: n) }
print(makeCounter(8).next, makeCounter(8).render())

// Opening a bare `any` in a generic function brings Model back as a type.
func describe<V: ViewModel>(_ viewModel: V) -> String { "\(V.self) holds \(V.Model.self): \(viewModel.render())" }
for viewModel in mixed { print(describe(viewModel)) }
func narrowed(_ viewModel: any ViewModel) -> String {
  if let int = viewModel as? any ViewModel<Int> { return "next is \(int.next)" }
  return "no number"
}
print(mixed.map(narrowed))
