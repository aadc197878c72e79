// What an initialiser assigns is not observed, but for what it defers, and what its closures and local functions do.

class Meter {
  var value = 0 { willSet { print("will", newValue) } didSet { print("did", oldValue, value) } }
  init(_ leaves: Bool) {
    value = 1
    defer {
      value += 1
      self.value = 9
    }
    if leaves { return }
    value = 4
  }
}
_ = Meter(true)
_ = Meter(false)

struct Gauge {
  var value = 0 { didSet { print("gauge", value) } }
  init() {
    value = 1
    defer { value = 3 }
  }
}
print(Gauge().value)
