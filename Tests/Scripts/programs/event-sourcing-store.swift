// Notice: one idea from two sides: events replayed into state, and a reducer store with effects and selectors.
enum CartEvent: Equatable {
  case added(item: String, cents: Int, count: Int)
  case removed(item: String)
  case couponApplied(percent: Int)
  case checkedOut
}
enum CartError: Error, Equatable { case closed, notInCart(String), emptyCart, badCount(Int) }

struct Cart: Equatable {
  private(set) var lines: [String: (cents: Int, count: Int)] = [:]
  private(set) var percentOff = 0
  private(set) var isClosed = false
  var total: Int { lines.values.reduce(0) { $0 + $1.cents * $1.count } * (100 - percentOff) / 100 }

  static func == (a: Cart, b: Cart) -> Bool { a.summary == b.summary && a.isClosed == b.isClosed }
  var summary: String {
    lines.keys.sorted().map { "\(lines[$0]!.count) \($0)" }.joined(separator: ", ") + " = \(total)"
  }
  // What happened is never refused...
  mutating func apply(_ event: CartEvent) {
    switch event {
    case let .added(item, cents, count): lines[item] = (cents, count + (lines[item]?.count ?? 0))
    case .removed(let item): lines[item] = nil
    case .couponApplied(let percent): percentOff = max(percentOff, percent)
    case .checkedOut: isClosed = true
    }
  }
  init(replaying events: [CartEvent] = []) { for event in events { apply(event) } }
}

// ...but what is wanted may be.
enum CartCommand { case add(String, cents: Int, count: Int = 1), remove(String), coupon(String), checkOut }
extension Cart {
  func decide(_ command: CartCommand) throws -> [CartEvent] {
    guard !isClosed else { throw CartError.closed }
    switch command {
    case .add(_, _, let count) where count < 1: throw CartError.badCount(count)
    case let .add(item, cents, count): return [.added(item: item, cents: cents, count: count)]
    case .remove(let item) where lines[item] == nil: throw CartError.notInCart(item)
    case .remove(let item): return [.removed(item: item)]
    case .coupon("SPRING"): return [.couponApplied(percent: 10)]
    case .coupon("ALL"): return [.couponApplied(percent: 50), .checkedOut]
    case .coupon: return []
    case .checkOut where lines.isEmpty: throw CartError.emptyCart
    case .checkOut: return [.checkedOut]
    }
  }
}

struct History {
  private(set) var events: [CartEvent] = []
  var now: Cart { Cart(replaying: events) }
  func cart(after count: Int) -> Cart { Cart(replaying: Array(events.prefix(count))) }
  mutating func handle(_ command: CartCommand) {
    do {
      let new = try now.decide(command)
      events += new
      print("\(command): \(new.count) event\(new.count == 1 ? "" : "s"), \(now.summary)")
    } catch {
      print("\(command): refused, \(error)")
    }
  }
}
var history = History()
let commands: [CartCommand] = [
  .checkOut, .add("tea", cents: 300, count: 2), .add("cup", cents: 450), .add("pot", cents: 1, count: 0),
  .remove("pan"), .coupon("WINTER"), .coupon("SPRING"), .remove("cup"), .checkOut, .add("tea", cents: 1),
]
for command in commands { history.handle(command) }
print((0...history.events.count).map { history.cart(after: $0).total })
print(history.now == Cart(replaying: history.events), history.events.last == .checkedOut)

// The other side: a store; actions go through middleware to the reducer, subscribers see selected parts.
final class Store<State, Action> {
  typealias Reducer = (inout State, Action) -> Action?
  private(set) var state: State
  private let reduce: Reducer
  private var subscribers: [(State) -> Void] = []
  private var depth = 0
  init(_ state: State, reduce: @escaping Reducer) { (self.state, self.reduce) = (state, reduce) }

  func send(_ action: Action) {
    print(String(repeating: "  ", count: depth) + "\(action)")
    let effect = reduce(&state, action)
    subscribers.forEach { $0(state) }
    if let effect {
      depth += 1
      defer { depth -= 1 }
      send(effect)
    }
  }
  func select<Part: Equatable>(_ part: @escaping (State) -> Part, _ onChange: @escaping (Part) -> Void) {
    var last: Part?
    subscribers.append { state in
      let new = part(state)
      if new != last {
        last = new
        onChange(new)
      }
    }
  }
}
struct TodoState { var todos: [(title: String, done: Bool)] = [], message = "" }
enum TodoAction { case add(String), toggle(Int), clear, say(String) }
let store = Store<TodoState, TodoAction>(TodoState()) { state, action in
  switch action {
  case .add(let title) where title.isEmpty: return .say("needs a title")
  case .add(let title): state.todos.append((title, false))
  case .toggle(let index):
    guard state.todos.indices ~= index else { return .say("no number \(index)") }
    state.todos[index].done.toggle()
    return state.todos.allSatisfy(\.done) ? .clear : nil
  case .clear:
    defer { state.todos = [] }
    return .say("\(state.todos.count) done")
  case .say(let text): state.message = text
  }
  return nil
}
store.select(\.todos.count) { print("count:", $0) }
store.select { $0.todos.filter { !$0.done }.map(\.title) } _: { print("open:", $0) }
store.select(\.message) { if !$0.isEmpty { print("message:", $0) } }
let actions: [TodoAction] = [.add("write"), .add(""), .add("read"), .toggle(0), .toggle(7), .toggle(1)]
actions.forEach(store.send)
print(store.state.todos.isEmpty, store.state.message)
