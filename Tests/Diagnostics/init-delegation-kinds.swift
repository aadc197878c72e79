class A {
  var n = 0
  init() {}
  convenience init(x: Int) { self.n = x; self.init() }
  convenience init(x2: Int) { print(n); self.init() }
  convenience init(x3: Int) { if x3 > 0 { self.init() } else { self.init(x: 1) } }
  convenience init(x4: Int) { if x4 > 0 { self.init() } }
  convenience init(x5: Int) { for _ in 0..<x5 { self.init() } }
  convenience init(x6: Int) { self.init(); n = 3; self.init() }
  convenience init(x7: Int) { m(); self.init() }
  convenience init(x8: Int) { print(self); self.init() }
  convenience init?(x9: Int) { if x9 < 0 { return nil }; self.init() }
  convenience init?(x10: Int) { return nil }
  convenience init(x11: Int) { guard x11 > 0 else { return }; self.init() }
  convenience init(x12: Int) { fatalError() }
  convenience init(x13: Int) { let f = { print(self.n) }; f(); self.init() }
  init(y: Int) { self.init() } // error: designated initializer for `A` cannot delegate (with `self.init`)
  init(y2: Int) { self.n = y2 }
  func m() {}
}
class B: A {
  var k: Int
  override init() { k = 1; super.init() }
  convenience init(z: Int) { super.init() } // error: convenience initializer for `B` must delegate with `self.init` rather than chaining to a superclass initializer with `super.init`
  convenience init(z1: Int) { self.init(); k = 2; n = 3 }
  convenience init(z2: Int) { k = 2; self.init() }
  init(z3: Int) { super.init(); k = z3 }
  init(z4: Int) { k = 1; n = 2; super.init() }
  init(z5: Int) { k = 1; print(self.k); super.init() }
  init(z6: Int) { k = 1; m(); super.init() }
  init(z7: Int) { k = 1; super.init(); super.init() }
  init(z8: Int) { k = 1; if z8 > 1 { super.init() } }
  init(z9: Int) { print(k); k = 1; super.init() }
  init(z10: Int) { k = 1 }
}
struct S {
  var a: Int
  var b = 1
  init(a: Int) { self.a = a }
  init(u: Int) { self.a = u; self.init(a: 1) }
  init(u2: Int) { self.init(a: 1); b = 3 }
  init(u3: Int) { b = 3; self.init(a: 1) }
  init(u4: Int) { print(b); self.init(a: 1) }
  init(u5: Int) { if u5 > 1 { self.init(a: 1) } }
  init(u6: Int) { if u6 > 1 { self.init(a: 1) } else { a = 1 } }
  init(u7: Int) { print(a); a = 1 }
  init(u8: Int) { m(); a = 1 }
  init(u9: Int) { let s = self; a = 1; _ = s }
  func m() {}
}
extension S { init(v: Int) { self.a = v } 
 init(v2: Int) { self.init(a: v2) } 
 init(v3: Int) {  } }
extension A { convenience init(w: Int) { } 
  init(w2: Int) { n = 1 } // error: designated initializer cannot be declared in an extension of `A`
  convenience init(w3: Int) { self.init() } }
enum E { case a, b
  init(x: Int) { if x > 0 { self = .a } else { self = .b } }
  init(x1: Int) { if x1 > 0 { self = .a } }
  init(x2: Int) { self.init(x: 1) }
  init(x3: Int) { print(self); self = .a }
  init(x4: Int) { }
  init?(x5: Int) { if x5 > 0 { self = .a } else { return nil } }
}
