// UserDefaults: what is kept under a key comes back as what is asked for.
import Foundation

let defaults = UserDefaults(suiteName: "zoetrope-tests-user-defaults")!
let keys = ["count", "ratio", "small", "isOn", "name", "words", "numbers", "data", "date", "empty", "mixed", "person", "text"]
for key in keys { defaults.removeObject(forKey: key) }
print(defaults.integer(forKey: "count"), defaults.bool(forKey: "isOn"), defaults.double(forKey: "ratio"),
      defaults.float(forKey: "small"), defaults.string(forKey: "name") as Any, defaults.object(forKey: "name") as Any,
      defaults.array(forKey: "words") as Any, defaults.stringArray(forKey: "words") as Any, defaults.data(forKey: "data") as Any)

defaults.set(5, forKey: "count")
defaults.set(2.5, forKey: "ratio")
defaults.set(Float(1.5), forKey: "small")
defaults.set(true, forKey: "isOn")
defaults.set("banana", forKey: "name")
defaults.set(["a", "b"], forKey: "words")
defaults.set([1, 2], forKey: "numbers")
defaults.set(Data([1, 2, 3]), forKey: "data")
defaults.set(Date(timeIntervalSinceReferenceDate: 5), forKey: "date")
defaults.set([String](), forKey: "empty")
defaults.set(["a": 1, ] as [String: Any], forKey: "mixed")
for key in keys where key != "mixed" {
  print(key, defaults.integer(forKey: key), defaults.bool(forKey: key), defaults.double(forKey: key), defaults.float(forKey: key),
        defaults.string(forKey: key) as Any, defaults.stringArray(forKey: key) as Any, defaults.data(forKey: key) as Any,
        defaults.array(forKey: key)?.count as Any)
}
print(defaults.object(forKey: "count") as? Int as Any, defaults.object(forKey: "count") as? Double as Any,
      defaults.object(forKey: "isOn") as? Bool as Any, defaults.object(forKey: "date") as? Date as Any,
      defaults.object(forKey: "words") as? [String] as Any, defaults.array(forKey: "numbers") as? [Int] as Any,
      defaults.dictionary(forKey: "mixed")?["a"] as? Int as Any, defaults.dictionary(forKey: "words") == nil)
print(defaults.object(forKey: "name") as Any, defaults.object(forKey: "ratio") as Any, defaults.array(forKey: "words") as Any)

print("-- numbers in text")
for text in ["12", "12.7", " 12", "abc", "yes", "YES", "true", "no", "1", "0", "12abc", "-3", "1e3", "", "00", "9999999999999999999", "+5", "02"] {
  defaults.set(text, forKey: "text")
  print(text, defaults.integer(forKey: "text"), defaults.bool(forKey: "text"), defaults.double(forKey: "text"))
}
for number in [0.0, 0.4, 1, -1.5, 3e10] {
  defaults.set(number, forKey: "text")
  print(number, defaults.integer(forKey: "text"), defaults.bool(forKey: "text"), defaults.string(forKey: "text") as Any)
}

print("-- what holds otherwise")
defaults.register(defaults: ["zt-volume": 7, "count": 99, "zt-theme": "dark"])
print(defaults.integer(forKey: "zt-volume"), defaults.integer(forKey: "count"), defaults.string(forKey: "zt-theme")!)
defaults.set(1, forKey: "zt-volume")
defaults.removeObject(forKey: "count")
print(defaults.integer(forKey: "zt-volume"), defaults.integer(forKey: "count"))
defaults.removeObject(forKey: "zt-volume")
print(defaults.integer(forKey: "zt-volume"), UserDefaults.standard.integer(forKey: "zt-volume"), UserDefaults.standard === UserDefaults.standard)
let again = UserDefaults(suiteName: "zoetrope-tests-user-defaults")!
print(again.string(forKey: "name") as Any, UserDefaults.standard.string(forKey: "name") as Any)

/// A setting as a property, as view models have them.
@propertyWrapper struct Setting<Value> {
  let key: String
  let fallback: Value
  var wrappedValue: Value {
    get { defaults.object(forKey: key) as? Value ?? fallback }
    set { defaults.set(newValue, forKey: key) }
  }
}
enum Settings {
  @Setting(key: "person", fallback: "nobody") static var person: String
}
print(Settings.person)
Settings.person = "Gru"
print(Settings.person, defaults.string(forKey: "person")!)
struct Person: Codable { var name: String }
defaults.set(try JSONEncoder().encode(Person(name: "Bob")), forKey: "person")
print(try JSONDecoder().decode(Person.self, from: defaults.data(forKey: "person")!))
for key in keys { defaults.removeObject(forKey: key) }
print(defaults.object(forKey: "name") as Any)
