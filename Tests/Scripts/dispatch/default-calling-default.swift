// Notice: a default asks the type for other requirements, but uses a mere extension member as it stands.
protocol TextPresentable {
  var text: String { get }
  var prefix: String { get }
  func decorated() -> String
}
extension TextPresentable {
  var prefix: String { "-" }
  func decorated() -> String { "\(prefix) \(text)\(ending)" }
  var ending: String { "." }
  func twice() -> String { decorated() + " " + decorated() }
  func shouted() -> String { twice().uppercased() + ending }
}

struct Note: TextPresentable { var text: String }
struct Quote: TextPresentable {
  var text: String
  var prefix: String { ">" }
  var ending: String { "?!" }
}
struct Banner: TextPresentable {
  var text: String
  func decorated() -> String { "*\(text)*" }
  func twice() -> String { "never reached through the trait" }
}

let note = Note(text: "milk")
print(note.decorated(), "|", note.shouted())

// `prefix` is a requirement: Quote's is used. `ending` is not: the default ignores it.
let quote = Quote(text: "to be")
print(quote.decorated(), "|", quote.ending)
print(quote.shouted())

// `decorated` is a requirement: `twice` calls Banner's; Banner's own `twice` is seen on Banner only.
let banner = Banner(text: "SALE")
print(banner.decorated(), "|", banner.twice())
print(banner.shouted())
print((banner as any TextPresentable).twice())

// A chain of three defaults through two protocols.
protocol SwitchPresentable: TextPresentable {
  var isOn: Bool { get set }
  func state() -> String
}
extension SwitchPresentable {
  func state() -> String { isOn ? "on" : "off" }
  var prefix: String { "[\(state())]" }
}
struct Wifi: SwitchPresentable { var text = "Wi-Fi", isOn = false }
struct Lamp: SwitchPresentable {
  var text = "Lamp", isOn = true
  func state() -> String { isOn ? "shining" : "dark" }
}
var wifi = Wifi()
print(wifi.decorated())
wifi.isOn = true
print(wifi.twice())
let rows: [any TextPresentable] = [wifi, Lamp(), note]
for row in rows { print(row.decorated()) }
func heading<T: SwitchPresentable>(_ model: T) -> String { model.prefix + model.state() }
print(heading(Lamp()), heading(wifi))
