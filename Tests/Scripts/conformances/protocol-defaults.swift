// Protocols at work: default implementations, inheritance, static requirements, mutating, class-only, delegates.
protocol Named { var name: String { get } }
protocol Greeting: Named {
  static var language: String { get }
  func greet() -> String
  mutating func rename(to name: String)
}
extension Named { var initial: String { name.isEmpty ? "?" : String(name.prefix(1)) } }
extension Greeting {
  static var language: String { "English" }
  func greet() -> String { "Hello, I am \(name)" }
  func greetTwice() -> String { greet() + "; " + greet() }
}

struct Guest: Greeting {
  var name: String
  mutating func rename(to name: String) { self.name = name }
}
struct Sailor: Greeting {
  static let language = "Pirate"
  var name: String
  func greet() -> String { "Ahoy from \(name)" }
  mutating func rename(to name: String) { self = Sailor(name: name + " the Bold") }
}
enum Lamp: Greeting {
  case on, off
  var name: String { self == .on ? "bright lamp" : "dark lamp" }
  mutating func rename(to name: String) { self = name == "on" ? .on : .off }
}

var crew: [any Greeting] = [Guest(name: "Ada"), Sailor(name: "Jim"), Lamp.off]
for index in crew.indices { crew[index].rename(to: index == 2 ? "on" : "Max") }
for member in crew { print(member.greet(), "|", member.initial, "|", type(of: member).language) }
print(crew[1].greetTwice())

// A delegate: a class-only protocol held weakly, with optional-like methods by default implementations.
protocol DownloadDelegate: AnyObject {
  func didStart(_ name: String)
  func progress(_ percent: Int) -> Bool
  func didEnd()
}
extension DownloadDelegate {
  func didStart(_ name: String) {}
  func progress(_ percent: Int) -> Bool { true }
}
final class Download {
  weak var delegate: (any DownloadDelegate)?
  func run(_ name: String) -> Int {
    delegate?.didStart(name)
    var done = 0
    while done < 100, delegate?.progress(done) ?? true { done += 25 }
    delegate?.didEnd()
    return done
  }
}
final class Quiet: DownloadDelegate { var ends = 0; func didEnd() { ends += 1 } }
final class Impatient: DownloadDelegate {
  func didStart(_ name: String) { print("started", name) }
  func progress(_ percent: Int) -> Bool { percent < 50 }
  func didEnd() { print("that's enough") }
}
let download = Download()
var quiet: Quiet? = Quiet()
download.delegate = quiet
print(download.run("a"), quiet!.ends)
let impatient = Impatient()
download.delegate = impatient
print(download.run("b"))
download.delegate = quiet
quiet = nil
print(download.delegate == nil, download.run("c"))

// Requirements met by stored properties, by let, by a wider accessor, or by a non-throwing function.
protocol Readable { var text: String { get }; func load(_ n: Int) throws -> String?; init(text: String) }
struct Page: Readable {
  let text: String
  func load(_ n: Int) -> String? { n < text.count ? String(text.prefix(n)) : nil }
}
func make<R: Readable>(_ text: String) throws -> (R, String?) { let r = R(text: text); return (r, try r.load(2)) }
let (page, start): (Page, String?) = try make("prologue")
print(page.text, start ?? "-", page.load(99) ?? "too far")
