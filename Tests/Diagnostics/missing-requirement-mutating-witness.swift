protocol P { func f() }
struct S: P { // error: P
  var n = 0
  mutating func f() { n += 1 }
}
