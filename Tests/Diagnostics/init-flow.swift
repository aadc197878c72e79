class A {
  var n = 0
  init() {}
  convenience init(x: Int) { self.n = x; self.init() } // error: `self` used before `self.init` call or assignment to `self`
  convenience init(x2: Int) { print(n); self.init() } // error: `self` used before `self.init` call or assignment to `self`
  convenience init(x3: Int) { if x3 > 0 { self.init() } else { self.init(x: 1) } }
  convenience init(x4: Int) { if x4 > 0 { self.init() } } // error: `self.init` isn't called on all paths before returning from initializer
  convenience init(x5: Int) { for _ in 0..<x5 { self.init() } } // error: `self.init` isn't called on all paths before returning from initializer
  convenience init(x6: Int) { self.init(); n = 3; self.init() }
  convenience init(x7: Int) { m(); self.init() } // error: `self` used before `self.init` call or assignment to `self`
  convenience init(x8: Int) { print(self); self.init() } // error: `self` used before `self.init` call or assignment to `self`
  convenience init?(x9: Int) { if x9 < 0 { return nil }; self.init() }
  convenience init?(x10: Int) { return nil }
  convenience init(x11: Int) { guard x11 > 0 else { return }; self.init() } // error: `self.init` isn't called on all paths before returning from initializer
  convenience init(x12: Int) { fatalError() }
  convenience init(x13: Int) { let f = { print(self.n) }; f(); self.init() } // error: `self` used before `self.init` call or assignment to `self`
  init(y2: Int) { self.n = y2 }
  func m() {}
}
class B: A {
  var k: Int
  override init() { k = 1; super.init() }
  convenience init(z1: Int) { self.init(); k = 2; n = 3 }
  convenience init(z2: Int) { k = 2; self.init() } // error: `self` used before `self.init` call or assignment to `self`
  init(z3: Int) { super.init(); k = z3 } // error: property `k` not initialized at `super.init` call
  init(z4: Int) { k = 1; n = 2; super.init() } // error: `self` used in property access `n` before `super.init` call
  init(z5: Int) { k = 1; print(self.k); super.init() }
  init(z6: Int) { k = 1; m(); super.init() } // error: `self` used in method call `m` before `super.init` call
  init(z7: Int) { k = 1; super.init(); super.init() } // error: `super.init` called multiple times in initializer
  init(z8: Int) { k = 1; if z8 > 1 { super.init() } } // error: `super.init` isn't called on all paths before returning from initializer
  init(z9: Int) { print(k); k = 1; super.init() } // error: variable `self.k` used before being initialized
  init(z10: Int) { k = 1 } // error: `super.init` isn't called on all paths before returning from initializer
}
struct S {
  var a: Int
  var b = 1
  init(a: Int) { self.a = a }
  init(u: Int) { self.a = u; self.init(a: 1) } // error: `self` used before `self.init` call or assignment to `self`
  init(u2: Int) { self.init(a: 1); b = 3 }
  init(u3: Int) { b = 3; self.init(a: 1) } // error: `self` used before `self.init` call or assignment to `self`
  init(u4: Int) { print(b); self.init(a: 1) } // error: `self` used before `self.init` call or assignment to `self`
  init(u5: Int) { if u5 > 1 { self.init(a: 1) } } // error: `self.init` isn't called on all paths before returning from initializer
  init(u6: Int) { if u6 > 1 { self.init(a: 1) } else { a = 1 } } // error: `self` used before `self.init` call or assignment to `self`
  init(u7: Int) { print(a); a = 1 } // error: variable `self.a` used before being initialized
  init(u8: Int) { m(); a = 1 } // error: `self` used before all stored properties are initialized
  init(u9: Int) { let s = self; a = 1; _ = s } // error: `self` used before all stored properties are initialized
  func m() {}
}
extension S { init(v: Int) { self.a = v } 
 init(v2: Int) { self.init(a: v2) } 
 init(v3: Int) {  } } // error: return from initializer without initializing all stored properties
extension A { convenience init(w: Int) { }  // error: `self.init` isn't called on all paths before returning from initializer
  convenience init(w3: Int) { self.init() } }
enum E { case a, b
  init(x: Int) { if x > 0 { self = .a } else { self = .b } }
  init(x1: Int) { if x1 > 0 { self = .a } } // error: `self.init` isn't called on all paths before returning from initializer
  init(x2: Int) { self.init(x: 1) }
  init(x3: Int) { print(self); self = .a } // error: `self` used before `self.init` call or assignment to `self`
  init(x4: Int) { } // error: `self.init` isn't called on all paths before returning from initializer
  init?(x5: Int) { if x5 > 0 { self = .a } else { return nil } }
}
