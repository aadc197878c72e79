// Notice: an `any` passed to a generic function is opened: inside, the type is the real one.
protocol TextPresentable {
  var text: String { get }
  func merged(with other: Self) -> Self
  static var kind: String { get }
}
struct Tag: TextPresentable {
  var text: String
  func merged(with other: Tag) -> Tag { Tag(text: text + "+" + other.text) }
  static var kind: String { "tag" }
}
struct Price: TextPresentable {
  var cents: Int
  var text: String { "\(cents)c" }
  func merged(with other: Price) -> Price { Price(cents: cents + other.cents) }
  static var kind: String { "price" }
}

func show<T: TextPresentable>(_ model: T) -> String { "\(T.self) \(T.kind): \(model.text)" }
func doubled<T: TextPresentable>(_ model: T) -> T { model.merged(with: model) }
func shout(_ model: some TextPresentable) -> String { model.text.uppercased() + "!" }

let models: [any TextPresentable] = [Tag(text: "new"), Price(cents: 250)]
for model in models { print(show(model), "|", shout(model), "|", doubled(model).text) }

// The result comes back as `any`: it is closed again.
let twice = models.map { doubled($0) }
print(type(of: twice[0]), twice.map { $0.text })

// A list of `any` is not a list of one type, so the generic list function takes only real lists.
func total<T: TextPresentable>(_ list: [T]) -> String {
  guard var sum = list.first else { return "nothing" }
  for item in list.dropFirst() { sum = sum.merged(with: item) }
  return "\(T.kind) \(sum.text)"
}
print(total([Price(cents: 1), Price(cents: 2)]), total([Tag(text: "a"), Tag(text: "b")]), total([Tag]()))

// One goes through the list one by one instead.
print(models.map { $0.totalOfMyself() })
extension TextPresentable {
  func totalOfMyself() -> String { total([self, self]) }
  func mergedIfSame(_ other: any TextPresentable) -> any TextPresentable {
    guard let same = other as? Self else { return self }
    return merged(with: same)
  }
}
func mixedTotal(_ list: [any TextPresentable]) -> String { "mixed \(list.map { $0.text })" }
print(mixedTotal(models))
print(models[0].mergedIfSame(Tag(text: "old")).text, models[1].mergedIfSame(models[0]).text)

// The dynamic type reaches static members.
print(models.map { type(of: $0).kind })
func kindOf<T: TextPresentable>(_ type: T.Type) -> String { "kind of \(type) is \(T.kind)" }
for model in models {
  let real: any TextPresentable.Type = type(of: model)
  print(kindOf(real))
}
let types: [any TextPresentable.Type] = [Price.self, Tag.self]
print(types.map { $0.kind })

// A generic box remembers the real type when it is made in a generic function.
struct Cell<Model: TextPresentable> { var model: Model }
func makeCell<M: TextPresentable>(_ model: M) -> Any { Cell(model: model) }
print(models.map { "\(type(of: makeCell($0)))" })
