struct S {
  let a: Int
  let b = 1
  var c: Int { didSet {} }
  init(x: Int) { a = 1; a = 2; c = 1 } // error: immutable value `self.a` may only be initialized once
  init(y: Int) { if y > 0 { a = 1 }; a = 2; c = 1 } // error: immutable value `self.a` may only be initialized once
  init(z: Int) { a = 1; c = 2; c = 3; let f = { self.a }; _ = f() } // error: escaping closure captures mutating `self` parameter
  init(w: Int) { for _ in 0..<3 { a = 1 }; a = 2; c = 1 } // error: immutable value `self.a` may only be initialized once
  init(v: Int) { let f = { self.c }; a = f(); c = 1 } // error: escaping closure captures mutating `self` parameter
  init(t: Int) { switch t { case 0: a = 1; case 1: a = 2; fallthrough; default: break }; c = 1 } // error: return from initializer without initializing all stored properties
  init(r: Int) { while true { a = 1; break }; c = 1 }
  init(q: Int) { repeat { a = 1 } while false; c = 1 }
  init?(p: Int) { if p > 2 { return nil }; a = 1; c = 2 }
  init?(o: Int) { a = 1; if o > 2 { return nil }; c = a }
  init(n: Int) { (a, c) = (1, 2) }
  init(m: Int) { self = S(x: 1) } // error: immutable value `self.b` may only be initialized once
  init(l: Int) { self.c = 1; self.a = self.c; print(self) }
  init(k: Int) { a = k > 0 ? 1 : 2; c = a }
  init(j: Int) { guard j > 0 else { a = 1; c = 1; return }; a = 1; c = 2 }
  init(i: Int) { guard j > 0 else { fatalError() }; a = 1; c = 2 }
  init(h: Int) { c = 1; c += 1; a = 2 }
  init(g: Int) { c += 1; a = 2; c = 1 } // error: variable `self.c` used before being initialized
  init(f: Int) { do { a = 1 }; c = 1 }
  init(e: Int) { a = S.make(); c = 1 }
  static func make() -> Int { 1 }
  init(d: Int) { a = b; c = 1 }
  init(arr: [Int]) { a = arr[0]; c = 0; for x in arr { c += x } }
}
let j = 1
class K { var d: () -> Int = { 0 }; var n: Int; init() { n = 1; d = { self.n } }
 init(a: Int) { d = { self.n }; n = 1 }  // error: `self` used before all stored properties are initialized
 init(b: Int) { n = 1; m() }
 init(c: Int) { m(); n = 1 } // error: `self` used before all stored properties are initialized
 deinit { print(n) }
 func m() {} 
 lazy var z = n
 init(e: Int) { z = 1; n = 1 } } // error: `self` used before all stored properties are initialized
class L: K { override init() { super.init(); n = 3 }
  override init(a: Int) { } // error: `super.init` isn't called on all paths before returning from initializer
  let q = 1 }
class M: K { let r: Int; override init(a: Int) { r = 1; super.init(a: 1); print(r) }
 override init(b: Int) { super.init(b: 1); r = 1 } // error: property `r` not initialized at `super.init` call
 override init(c: Int) { r = 1; super.init(c: 1); r = 2 } } // error: immutable value `self.r` may only be initialized once
enum E { case a(Int), b; init() { self = .b; self = .a(1) } ; init(x: Int) { switch x { case 0: self = .b; default: self = .a(x) } } }
