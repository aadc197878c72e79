struct S { var x = 0
  mutating func a() { let f = { self.x }; _ = f() } // error: escaping closure captures mutating `self` parameter
  mutating func b() { let f = { [self] in self.x }; _ = f() }
  mutating func c() { non { x += 1 } }
  mutating func d() { esc { x += 1 } } // error: escaping closure captures mutating `self` parameter
  mutating func e() { func l() { x += 1 }; l() }
  func h() { esc { _ = x } }
}
func non(_ f: () -> Void) {}
func esc(_ f: @escaping () -> Void) {}
func t(_ p: inout Int) { esc { p += 1 } ; non { p += 1 } // error: escaping closure captures inout parameter `p`
  esc { [p] in print(p) }
  non { esc { p += 1 } } // error: escaping closure captures inout parameter `p`
  func k() { p += 1 }
  k()
}
class C { var v = 0; func m() { esc { self.v += 1 } } }
