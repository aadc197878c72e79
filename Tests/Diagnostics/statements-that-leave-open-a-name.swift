final class Box<T> {
  var v: T?
  init() {}
}

func fill<T>(_ body: (Box<T>) -> Void) {}

fill { let b = $0; b.v = 3; print("ok") } // error: generic parameter `T` could not be inferred
