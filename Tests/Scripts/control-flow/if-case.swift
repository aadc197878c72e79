// if case, guard case, while case: one pattern, more conditions, `let x?`, negation by else.
enum Message {
  case text(String, from: String)
  case picture(width: Int, height: Int)
  case typing
  case reply(to: Int, text: String?)
}

func describe(_ message: Message) -> String {
  if case .typing = message { return "..." }
  if case .text(let body, from: "me") = message { return "I said \(body)" }
  if case let .text(body, from: sender) = message, body.count > 5 { return "\(sender) wrote much" }
  if case .picture(let w, let h) = message, w == h, case 1...100 = w { return "small square" }
  guard case .reply(to: let id, text: let text?) = message else { return "something else" }
  return "reply to \(id): \(text)"
}

let messages: [Message] = [
  .typing, .text("hi", from: "me"), .text("long story", from: "Bo"), .text("yo", from: "Bo"),
  .picture(width: 50, height: 50), .picture(width: 500, height: 500),
  .reply(to: 3, text: "sure"), .reply(to: 4, text: nil),
]
for message in messages { print(describe(message)) }

// Patterns on optionals, ranges, tuples and types.
let age: Int? = 34
if case let years? = age { print("aged", years) }
if case .some(30..<40) = age { print("in the thirties") }
if case 18... = age ?? 0 { print("grown-up") }
if case nil = age { print("no age") } else { print("some age") }

let point = (x: 3, y: 0)
if case (let x, 0) = point { print("on the x axis at", x) }
if case (0, _) = point { print("on the y axis") } else { print("not on the y axis") }
let thing: Any = "swift"
if case let text as String = thing { print("text of", text.count) }
if case is Int = thing { print("a number") } else { print("no number") }

// Double optionals: the pattern looks through both levels, or just one.
let nested: Int?? = .some(nil)
if case .some(nil) = nested { print("outer there, inner nil") }
if case let value?? = nested { print(value) } else { print("no inner value") }

// while case walks a chain.
indirect enum Chain { case link(Int, Chain), end }
var rest = Chain.link(1, .link(2, .link(3, .end)))
var sum = 0
while case .link(let value, let next) = rest {
  sum += value
  rest = next
}
print("sum", sum)
func isTyping(_ m: Message) -> Bool { if case .typing = m { true } else { false } }
print(messages.filter(isTyping).count, messages.filter { if case .text = $0 { true } else { false } }.count)
