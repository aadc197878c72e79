// A generic parameter that only its default gives a type, which is a bare dot; text with values in it that becomes a Substring.
protocol Style { func make() -> String }
struct Bold: Style { func make() -> String { "bold" } }
struct Sized: Style {
  let size: Int
  func make() -> String { "sized \(size)" }
}
extension Style where Self == Bold { static var bold: Bold { Bold() } }
extension Style where Self == Sized { static func sized(_ size: Int) -> Sized { Sized(size: size) } }
func draw<S: Style>(_ style: S = .bold) -> String { style.make() }
func drawSized<S: Style>(_ style: S = .sized(7)) -> String { style.make() }
print(draw(), draw(.bold), draw(.sized(3)), drawSized(), drawSized(.bold))
struct Holder<S: Style> {
  let style: S
  init(_ style: S = .bold) { self.style = style }
}
print(Holder().style.make(), type(of: Holder()))

let n = 3
let s: Substring = "a\(n)b"
print(s, s.count, type(of: s))
func count(_ text: Substring) -> Int { text.count }
print(count("x\(n)\(n)"))
let parts: [Substring] = ["\(n)", "z"]
print(parts, parts.joined())
print("q\(n)" as Substring == "q3")
