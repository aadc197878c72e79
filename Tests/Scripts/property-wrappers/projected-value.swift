// projectedValue is reached by `$name`: a Bool flag, the wrapper itself, or any other type.
@propertyWrapper
struct Trimmed {
  private(set) var projectedValue = false
  private var text = ""

  var wrappedValue: String {
    get { text }
    set {
      let words = newValue.split(separator: " ").joined(separator: " ")
      projectedValue = words != newValue
      text = words
    }
  }

  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
struct Remembering<Value> {
  private(set) var history: [Value] = []
  private var current: Value

  init(wrappedValue: Value) { current = wrappedValue }

  var wrappedValue: Value {
    get { current }
    set {
      history.append(current)
      current = newValue
    }
  }

  var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  mutating func undo() {
    guard let last = history.popLast() else { return }
    current = last
  }
}

struct Letter {
  @Trimmed var title: String = "  Dear   friend "
  @Remembering var mood = "calm"
  @Remembering var stamps = 1
}

var letter = Letter()
print("[\(letter.title)]", letter.$title)
letter.title = "Hello"
print("[\(letter.title)]", letter.$title)

letter.mood = "cross"
letter.mood = "glad"
print(letter.mood, letter.$mood.history)
letter.$mood.undo()
print(letter.mood, letter.$mood.history)
letter.$mood.undo()
letter.$mood.undo()
print(letter.mood, letter.$mood.history.isEmpty)

for n in 2...4 { letter.stamps *= n }
print(letter.stamps, letter.$stamps.history)
print(type(of: letter.$stamps), type(of: letter.$title))
let backup = letter.$stamps
letter.stamps = 0
letter.$stamps = backup
print(letter.stamps)
