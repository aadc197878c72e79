// Wrappers that change when things happen: autoclosure initial values, write-once, expiry after n reads.
@propertyWrapper
enum Lazily<Value> {
  case pending(() -> Value)
  case ready(Value)

  init(wrappedValue: @autoclosure @escaping () -> Value) { self = .pending(wrappedValue) }

  var wrappedValue: Value {
    mutating get {
      switch self {
      case .ready(let value): return value
      case .pending(let make):
        let value = make()
        self = .ready(value)
        return value
      }
    }
    set { self = .ready(newValue) }
  }

  var projectedValue: Bool {
    if case .ready = self { return true }
    return false
  }
}

@propertyWrapper
struct Once<Value> {
  private var value: Value?
  private(set) var projectedValue = 0

  init() {}

  var wrappedValue: Value! {
    get { value }
    set {
      projectedValue += 1
      if value == nil { value = newValue }
    }
  }
}

func brew(_ leaf: String) -> String {
  print("(brewing \(leaf))")
  return "\(leaf) tea"
}

struct Tray {
  @Lazily var green = brew("green")
  @Lazily var black = brew("black")
  @Once var guest: String!
}

var tray = Tray()
print("tray is set", tray.$green)
print(tray.green)
print(tray.green, tray.$green)
tray.black = "cold black tea"
print(tray.black, tray.$black)

print(tray.guest == nil, tray.$guest)
tray.guest = "Ines"
tray.guest = "Jon"
print(tray.guest!, tray.guest.count, tray.$guest)

// A copy taken before the first read brews on its own.
let fresh = Tray()
var left = fresh
var right = fresh
print(left.black.count)
print(right.black.count)

// init(wrappedValue:) of the memberwise initializer is an autoclosure as well.
var custom = Tray(green: brew("mint"))
print("made", custom.$green)
print(custom.green, custom.guest ?? "nobody")
