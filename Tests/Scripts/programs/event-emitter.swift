// Notice: an event emitter with typed events and tokens; a token that goes away takes its subscription with it.
final class Token {
  private let cancelAction: () -> Void
  init(_ cancel: @escaping () -> Void) { cancelAction = cancel }
  func cancel() { cancelAction() }
  deinit { cancelAction() }
}

final class Emitter<Event> {
  typealias Handler = (Event) -> Void
  private var handlers: [Int: Handler] = [:]
  private var nextID = 0
  var count: Int { handlers.count }

  func on(_ handler: @escaping Handler) -> Token {
    defer { nextID += 1 }
    let id = nextID
    handlers[id] = handler
    return Token { [weak self] in self?.handlers[id] = nil }
  }
  @discardableResult
  func once(where matches: @escaping (Event) -> Bool = { _ in true }, _ handler: @escaping Handler) -> Token {
    var token: Token?
    token = on { event in
      guard matches(event) else { return }
      token?.cancel()
      handler(event)
    }
    return token!
  }
  func emit(_ event: Event) {
    for id in handlers.keys.sorted() { handlers[id]?(event) }
  }
}
extension Emitter {
  func map<Other>(_ change: @escaping (Event) -> Other, into other: Emitter<Other>) -> Token {
    on { other.emit(change($0)) }
  }
  func filter(_ include: @escaping (Event) -> Bool, _ handler: @escaping Handler) -> Token {
    on { if include($0) { handler($0) } }
  }
}

enum ChatEvent { case joined(String), said(String, text: String), left(String) }
let chat = Emitter<ChatEvent>()
var log: [String] = []

var logger: Token? = chat.on { event in
  switch event {
  case .joined(let name): log.append("\(name) joined")
  case .said(let name, let text): log.append("\(name): \(text)")
  case .left(let name): log.append("\(name) left")
  }
}
let greeter = chat.filter({ if case .joined = $0 { true } else { false } }) { event in
  if case .joined(let name) = event { print("Hello, \(name)!") }
}
chat.once(where: { if case .said(_, let text) = $0 { text.contains("?") } else { false } }) { _ in
  print("the first question was asked")
}

chat.emit(.joined("Ann"))
chat.emit(.said("Ann", text: "good morning"))
chat.emit(.said("Ann", text: "anybody here?"))
chat.emit(.said("Ann", text: "really nobody?"))
print(log, chat.count)

// Dropping the token unsubscribes; so does cancel().
logger = nil
chat.emit(.joined("Bob"))
greeter.cancel()
chat.emit(.joined("Cid"))
print(log.count, chat.count)

// Emitters in a chain, and a handler that subscribes another.
let numbers = Emitter<Int>(), texts = Emitter<String>()
let bridge = numbers.map({ "no. \($0)" }, into: texts)
var inner: [Token] = []
let printer = texts.on { text in
  print("printer", text)
  if inner.isEmpty { inner.append(texts.on { print("inner", $0) }) }
}
numbers.emit(1)
numbers.emit(2)
bridge.cancel()
numbers.emit(3)
print(texts.count, numbers.count)

// The emitter does not keep its owner alive when the handler is careful.
final class Window {
  let title: String
  var token: Token?
  init(_ title: String, _ numbers: Emitter<Int>) {
    self.title = title
    token = numbers.on { [weak self] in print(self?.title ?? "gone", $0) }
  }
  deinit { print("closing \(title)") }
}
var window: Window? = Window("main", numbers)
numbers.emit(4)
window = nil
numbers.emit(5)
print(numbers.count)
