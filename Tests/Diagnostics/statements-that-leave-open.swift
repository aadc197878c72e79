final class Box<T> {
  var v: T?
  init() {}
}

func fill<T>(_ body: (Box<T>) -> Void) {}

fill { b in print(b); b.v = 3 } // error: generic parameter `T` could not be inferred
fill { let b = $0; b.v = 3; print("ok") } // error: generic parameter `T` could not be inferred
fill { b in print("nothing"); print("at all") } // error: generic parameter `T` could not be inferred
