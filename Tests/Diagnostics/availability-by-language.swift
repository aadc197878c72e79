@available(swift, obsoleted: 4.2, message: "gone") func e() -> Int { 5 }
@available(swift 6) func f() -> Int { 6 }
@available(swift, introduced: 6.0) func g() -> Int { 6 }
print(e())  // error: `e()` is unavailable: gone
print(f())  // error: `f()` is unavailable
print(g())  // error: `g()` is unavailable
