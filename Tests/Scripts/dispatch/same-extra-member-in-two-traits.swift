// Notice: two traits may add the same extra method; a cast to one of them, or a generic, says which is meant.
protocol TextPresentable { var text: String { get } }
protocol ImagePresentable { var image: String { get } }
extension TextPresentable { func describe() -> String { "text: \(text)" } }
extension ImagePresentable { func describe() -> String { "image: \(image)" } }

struct Contact: TextPresentable, ImagePresentable {
  var text = "Ada"
  var image = "ada.png"
}
let contact = Contact()

// contact.describe() alone would be ambiguous.
print((contact as any TextPresentable).describe())
print((contact as any ImagePresentable).describe())
func asText<T: TextPresentable>(_ model: T) -> String { model.describe() }
func asImage<T: ImagePresentable>(_ model: T) -> String { model.describe() }
print(asText(contact), "|", asImage(contact))
let texts: [any TextPresentable] = [contact]
let images: [any ImagePresentable] = [contact]
print(texts.map { $0.describe() }, images.map { $0.describe() })

// A type that declares its own is never in doubt; through the traits it is still theirs.
struct Product: TextPresentable, ImagePresentable {
  var text = "Lamp"
  var image = "lamp.png"
  func describe() -> String { "\(asText(self)) + \(asImage(self))" }
}
let product = Product()
print(product.describe())
print((product as any TextPresentable).describe())

// An extension on both resolves it for every such type.
protocol Soft {}
protocol Warm {}
extension Soft { var feel: String { "soft" } }
extension Warm { var feel: String { "warm" } }
extension Soft where Self: Warm { var feel: String { "soft and warm" } }
extension Warm where Self: Soft { var warmth: String { "very" } }
struct Wool: Soft, Warm { var feel: String { "woolly" } }
struct Silk: Soft {}
struct Tea: Warm {}
print(Wool().feel, Silk().feel, Tea().feel, Wool().warmth)
print((Wool() as any Soft).feel, (Wool() as any Warm).feel)

// Different types are told apart by what the place wants.
protocol Sized { }
protocol Worded { }
extension Sized { func value() -> Int { 10 } }
extension Worded { func value() -> String { "ten" } }
struct Both: Sized, Worded {}
let number: Int = Both().value()
let word: String = Both().value()
print(number, word, Both().value() + 1)
