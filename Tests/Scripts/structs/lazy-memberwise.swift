// A lazy property is among the parameters of the memberwise initialiser, and may be left out.

struct Page {
  lazy var text: String = {
    print("made")
    return "empty"
  }()
  var number = 1
}
var given = Page(text: "given", number: 2)
var left = Page(number: 3)
var none = Page(text: nil)
print(given.text, given.number)
print(left.text, left.number)
print(none.text, none.number)
