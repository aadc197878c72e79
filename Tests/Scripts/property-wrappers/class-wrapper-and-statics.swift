// A class as wrapper shares storage between copies; wrappers on static and global variables; nonmutating set.
@propertyWrapper
final class Shared<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  var projectedValue: Shared<Value> { self }
}

struct Note {
  @Shared var text = "draft"
  var author = "me"
}

var first = Note()
var second = first
second.text = "final"
second.author = "you"
print(first.text, first.author)
print(second.text, second.author)
print(first.$text === second.$text, first.$text === Note().$text)

// With a class wrapper (nonmutating setter) even a constant struct's property can be set.
let fixed = Note()
fixed.text = "changed anyway"
print(fixed.text)

// A wrapper over named storage elsewhere: the property is only a view.
final class Store {
  static let main = Store()
  var values: [String: Int] = [:]
}

@propertyWrapper
struct Stored {
  let key: String
  let fallback: Int

  init(wrappedValue: Int, _ key: String) {
    self.key = key
    fallback = wrappedValue
  }

  var wrappedValue: Int {
    get { Store.main.values[key] ?? fallback }
    nonmutating set { Store.main.values[key] = newValue }
  }

  var projectedValue: String { key }

  func reset() { Store.main.values[key] = nil }
}

enum Settings {
  @Stored("volume") static var volume = 5
  @Stored("depth") static var depth = 1
  static func resetVolume() { _volume.reset() }
}

struct Panel {
  @Stored("volume") var slider = 0
}

print(Settings.volume, Settings.$volume, Panel().slider)
Settings.volume += 3
print(Settings.volume, Panel().slider)
let panel = Panel()
panel.slider = 11
print(Settings.volume, Settings.depth)
Settings.resetVolume()
print(Settings.volume, panel.slider, Store.main.values.count)
