import Foundation

// An interpolation is no `NSString`, which takes plain literals only; it is bridged to one.
let count = 3
let bridged = "\(count) files" as NSString
let plain = "files" as NSString
print(bridged, bridged.length, plain.length, ("\(count)" as NSString).integerValue)

struct Markup: ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral value: String) { text = "literal \(value)" }
}
func show(_ markup: Markup) { print(markup.text) }
func show(_ text: String) { print("text", text) }
show("plain")
show("\(count)")
let markup: Markup = "plain"
print(markup.text)
