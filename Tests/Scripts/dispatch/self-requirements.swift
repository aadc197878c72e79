// Notice: a trait with `Self` parameters or `==` cannot be called on a bare `any`; generics, opening and casts can.
protocol TextPresentable: Equatable {
  var text: String { get }
  func isLonger(than other: Self) -> Bool
  func joined(_ other: Self) -> Self
}
extension TextPresentable {
  func isLonger(than other: Self) -> Bool { text.count > other.text.count }
  // A door for those who only have an `any`.
  func isEqual(to other: any TextPresentable) -> Bool {
    guard let same = other as? Self else { return false }
    return self == same
  }
  func longer(_ other: any TextPresentable) -> String {
    if let same = other as? Self { return isLonger(than: same) ? "first" : "second" }
    return "no matter"
  }
}

struct Title: TextPresentable {
  var text: String
  func joined(_ other: Title) -> Title { Title(text: text + " " + other.text) }
}
struct Tag: TextPresentable {
  var text: String
  var weight = 1
  static func == (a: Tag, b: Tag) -> Bool { a.text == b.text }
  func isLonger(than other: Tag) -> Bool { weight > other.weight }
  func joined(_ other: Tag) -> Tag { Tag(text: text + "," + other.text, weight: weight + other.weight) }
}

// With the type known, everything works.
func longest<T: TextPresentable>(_ list: [T]) -> T? {
  list.reduce(nil) { best, next in
    guard let best else { return next }
    return next.isLonger(than: best) ? next : best
  }
}
print(longest([Title(text: "a"), Title(text: "abc"), Title(text: "ab")])!.text)
print(longest([Tag(text: "looong"), Tag(text: "x", weight: 5)])!.text)
print(Tag(text: "a", weight: 1) == Tag(text: "a", weight: 9), Title(text: "a") == Title(text: "b"))

// With `any`, the door opens the boxes.
let boxes: [any TextPresentable] = [
  Title(text: "home"), Tag(text: "home"), Title(text: "home"), Tag(text: "x", weight: 3),
]
print(boxes.map { $0.isEqual(to: boxes[0]) }, boxes.map { boxes[1].isEqual(to: $0) })
print(boxes[0].longer(boxes[2]), boxes[1].longer(boxes[3]), boxes[3].longer(boxes[1]), boxes[0].longer(boxes[1]))

// A generic function over two values of one type, called after a cast.
func join<T: TextPresentable>(_ a: T, _ b: any TextPresentable) -> T { (b as? T).map { a.joined($0) } ?? a }
print(join(Title(text: "A"), Title(text: "Z")).text, join(Tag(text: "t"), Title(text: "Z")).text)
for box in boxes { print(join(box, boxes[0]).text, terminator: "; ") }
print()

// Collections of one type use the Equatable that came with the trait.
let tags = [Tag(text: "red"), Tag(text: "blue")]
print(tags.contains(Tag(text: "blue", weight: 7)), tags.firstIndex(of: Tag(text: "blue")) ?? -1)
print(tags == tags.reversed(), tags == [Tag(text: "red", weight: 8), Tag(text: "blue", weight: 9)])

// A fluent chain returns Self all the way; for classes it stays the subclass.
protocol Fluent: AnyObject { var marks: [String] { get set } }
extension Fluent {
  @discardableResult func mark(_ text: String) -> Self { marks.append(text); return self }
}
class View: Fluent { var marks: [String] = [] }
final class Button: View { func press() -> String { "pressed " + marks.joined(separator: "+") } }
print(Button().mark("red").mark("round").press())
