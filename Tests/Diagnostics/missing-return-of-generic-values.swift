// Of a value whose type mentions generic parameters nobody sees that it is what is to be returned: the brace is told.
struct Box<T> { var v: T
  func a() -> Box<T> {
    print(1)
    self
  } // error: missing return in function expected to return
  func b() -> Box<Int> {
    print(1)
    Box<Int>(v: 1) // error: missing return in function expected to return
  }
  func c() -> Int {
    print(1)
    3 // error: missing return in function expected to return
  }
  func d() -> T {
    print(1)
    v
  } // error: missing return in function expected to return
  func e() -> Self {
    print(1)
    self
  } // error: missing return in function expected to return
  func g() -> [T] {
    print(1)
    [v]
  } // error: missing return in function expected to return
}
func h<U>(_ u: U) -> U {
  print(1)
  u
} // error: missing return in function expected to return
func i<U>(_ u: U) -> Int {
  print(1)
  4 // error: missing return in function expected to return
}
struct Plain { func j() -> Plain {
    print(1)
    self // error: missing return in function expected to return
  }
  func k() -> Self {
    print(1)
    self // error: missing return in function expected to return
  }
  func l() -> Int? {
    print(1)
    3
  } // error: missing return in function expected to return
}
