final class Box<T> {
  var v: T?
  init() {}
}

func fill<T>(_ body: (Box<T>) -> Void) {}

fill { b in print(b); b.v = 3 } // error: generic parameter `T` could not be inferred
