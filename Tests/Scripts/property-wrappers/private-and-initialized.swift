// A private property whose wrapper is there already is nothing that the memberwise initialiser takes, so that this one is seen
// as far as without it.
@propertyWrapper struct State<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Focus<Value> {
  var wrappedValue: Value?
  init() {}
}

struct Counter {
  @State private var count = 0
  let title: String
}
struct Search {
  private enum Field { case name, age }
  @State private var field: Field?
  @Focus private var focused: Field?
  @State fileprivate var shown = 7
  let title: String
}
struct Nothing {
  private enum Mode { case plain }
  @State private var mode = Mode.plain
}
struct Open {
  @State var count = 1
  @State private(set) var step = 2
  @State private var hidden = 3
}
print(Counter(title: "a"))
print(Search(title: "b").title)
_ = Nothing()
print(Open(count: 4, step: 5), Open(step: 6), Open())
