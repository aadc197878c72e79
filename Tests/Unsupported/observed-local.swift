// A local variable with an observer.
func local() {
  var x = 1 { // unsupported: observed
    didSet { print("local", oldValue, x) }
  }
  x = 2
  x *= 10
}
local()
