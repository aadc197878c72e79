// What a closure that may be kept captures and may not is told once, where the closure begins.
func go(_ f: @escaping () -> Void) { f() }
func f(_ n: inout Int) {
  go { // error: escaping
    n += 1
    n += 2
  }
  let g = { // error: escaping
    print(n)
    n = 3
  }
  go(g)
  func inner() {
    n += 1
  }
  go(inner) // error: escaping
}
struct S {
  var n = 0
  mutating func m() {
    go { // error: escaping
      self.n += 1
    }
    let g = { // error: escaping
      self.n += 1
    }
    go(g)
    let r: () -> Int = { // error: escaping
      return self.n
    }
    print(r())
  }
  mutating func k() -> () -> Int {
    return { // error: escaping
      self.n
    }
  }
  lazy var q: () -> Int = { // error: escaping
    self.n
  }
  init() {
    go { // error: escaping
      self.n = 2
    }
  }
}
func f2(_ n: inout Int) {
  go { // error: escaping
    go { // error: escaping
      n += 1
    }
  }
}
func non(_ f: () -> Void) { f() }
func h(_ n: inout Int, _ m: inout Int) {
  go { // error: escaping
    non {
      n += 1
      m += 1
    }
    non {
      m += 2
    }
  }
  go { [n] in
    print(n)
  }
}
func k(_ c: () -> Void) {
  go { // error: escaping
    c()
    c()
    go { // error: escaping
      c()
    }
  }
}
