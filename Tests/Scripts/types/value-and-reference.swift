// Structs are copied, classes shared: mutating methods, nested values, let against var, closures, identity, self = .
struct Size { var w = 1, h = 1; mutating func grow(_ n: Int = 1) { w += n; h += n } }
final class Window {
  var size = Size()
  var title: String
  init(_ title: String) { self.title = title }
}
struct Screen { var window: Window; var size = Size(); var tags: [String] = [] }

var a = Size()
var b = a
b.grow()
print(a, b)

let w1 = Window("one"), w2 = w1
w2.size.grow(4)
w2.title += "!"
print(w1.size, w1.title, w1 === w2)

// A struct holding a class: the copy shares the object, but not its own values.
var s1 = Screen(window: w1)
var s2 = s1
s2.size.grow(9)
s2.tags.append("copy")
s2.window.title = "shared"
print(s1.size, s1.tags, s1.window.title)
s2.window = Window("own")
print(s1.window.title, s2.window.title)
let fixed = s1
fixed.window.title = "set through a let"
print(s1.window.title)

// Arrays, dictionaries and strings are values as well; so are elements in a loop and parameters.
var list = [Size(), Size()]
for var size in list { size.grow() }
print(list.map(\.w))
for i in list.indices { list[i].grow(i) }
var first = list[0]
first.grow(5)
print(list.map(\.w), first.w)
let windows = [Window("x"), Window("y")]
for window in windows { window.title += "1" }
let others = windows
others[0].title = "z"
print(windows.map(\.title))
func enlarge(_ size: Size) -> Size { var copy = size; copy.grow(100); return copy }
print(enlarge(a).w, a.w)
var book = ["k": [1]]
var backup = book
book["k"]?.append(2)
backup["n"] = []
print(book["k"]!, backup["k"]!, book.count, backup.count)

// Closures capture the variable; a capture list takes a copy; a method value binds a copy of self.
var counter = Size()
let live = { counter.w }
let frozen = { [counter] in counter.w }
let description = counter.describe
counter.grow(7)
print(live(), frozen(), description(), counter.describe())
extension Size { func describe() -> String { "\(w)x\(h)" } }

// Mutating methods may replace self; enums switch state.
enum Signal { case red, green; mutating func toggle() { self = self == .red ? .green : .red } }
extension Size {
  mutating func reset() { self = Size() }
  mutating func swapped() -> Size { (w, h) = (h, w); return self }
}
var signal = Signal.red
let before = signal
signal.toggle()
counter.w = 3
let result = counter.swapped()
print(before, signal, result, counter)
counter.reset()
print(counter)
s1.window = s2.window
print(s1.window === s2.window, [w1].contains { $0 === w2 })
