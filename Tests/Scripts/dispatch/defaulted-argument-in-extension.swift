// Notice: a requirement cannot have default arguments; the extension overload that has one is another function.
protocol TextPresentable {
  var text: String { get }
  func clipped(_ width: Int) -> String
}
extension TextPresentable {
  // Also named clipped(_:), but with a default.
  func clipped(_ width: Int = 7) -> String { "ext:" + String(text.prefix(width)) }
  func padded(_ width: Int = 10, with mark: Character = ".") -> String {
    text + String(repeating: mark, count: max(0, width - text.count))
  }
}
struct Headline: TextPresentable {
  var text: String
  func clipped(_ width: Int) -> String { "own:" + String(text.prefix(width)) }
}
struct Plain: TextPresentable { var text: String }

let headline = Headline(text: "Presenting the traits")
print(headline.clipped())
print(headline.clipped(3))
print(headline.padded(), headline.padded(23), headline.padded(24, with: "!"))
let plain = Plain(text: "Short")
print(plain.clipped(), plain.clipped(2), plain.padded())

// Through the trait a call with the argument reaches the requirement, so the type's own answers.
func cut<T: TextPresentable>(_ model: T) -> String { model.clipped(4) }
print(cut(headline), cut(plain))
let models: [any TextPresentable] = [headline, plain]
print(models.map { $0.clipped(5) })

// A safer pattern: the convenience forwards to the requirement, under a different label list.
protocol Loggable {
  func log(_ message: String, level: Int) -> String
}
extension Loggable {
  func log(_ message: String) -> String { log(message, level: 1) }
  func log() -> String { log("nothing", level: 0) }
}
struct Screen: Loggable {
  func log(_ message: String, level: Int) -> String { String(repeating: "!", count: level) + message }
}
print(Screen().log("hi", level: 3), Screen().log("hi"), Screen().log())
let logger: any Loggable = Screen()
print(logger.log("there"), logger.log())

// With classes, default values belong to the static type, the body to the dynamic one.
class Greeter { func greet(_ name: String = "you") -> String { "Hello \(name)" } }
class Pirate: Greeter { override func greet(_ name: String = "matey") -> String { "Ahoy \(name)" } }
let greeters: [Greeter] = [Greeter(), Pirate()]
print(greeters.map { $0.greet() }, Pirate().greet(), greeters[1].greet("Jim"))
