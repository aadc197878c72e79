// A boolean literal matches through optionals, and together they are all there is.
func words(_ x: Bool?) -> String {
  switch x {
  case true: "yes"
  case false: "no"
  case nil: "unknown"
  }
}
print(words(true), words(false), words(nil))

func both(_ x: Bool?, _ y: Bool) -> Int {
  switch (x, y) {
  case (true, _): 1
  case (false, true): 2
  case (false, false): 3
  case (.none, _): 4
  }
}
print(both(true, true), both(false, true), both(false, false), both(nil, true))

let settings = ["sound": true]
switch settings["music"] {
case nil: print("not set")
case false: print("off")
case true: print("on")
}
let nested: Bool?? = .some(nil)
switch nested {
case true: print(1)
case false: print(2)
case .some(nil): print(3)
case nil: print(4)
}
if case true = settings["sound"] { print("sound") }

// What is no optional is never nil.
func isNil<T>(_ value: T) -> Bool {
  switch value {
  case nil: return true
  default: return false
  }
}
print(isNil(1), isNil(nil as Int?))
let any: Any = 1
switch any {
case nil: print("nil")
case let number as Int: print("a number", number)
default: print("something")
}
