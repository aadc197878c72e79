struct S {
  var n = 1
  static var m = 2
  func f() -> Int { m } // error: m
  static func g() -> Int { n } // error: n
  var k = n // error: n
}
print(S.f) 
S.h() // error: h
