// Observers and overridden observed properties in classes.
class Model {
  var value = 0 {
    willSet { print("model will", newValue) }
    didSet { print("model did", oldValue, value) }
  }
  var title = "none"
}
class Loud: Model {
  override var value: Int {
    didSet { print("loud did", oldValue, value) }
  }
  override var title: String {
    willSet { print("title will be", newValue) }
  }
}
let m = Model()
m.value = 1
let l = Loud()
l.value = 5
l.value += 1
l.title = "hello"
print(l.title, l.value)
let upcast: Model = l
upcast.value = 9
class InInit {
  var x = 1 { didSet { print("x", x) } }
  init() { x = 2 }
  func set() { x = 3 }
}
let i = InInit()
i.set()
print(i.x)
