protocol P { var on: Bool { get set } }
struct S: P { // error: P
  let on = true
}
struct G: P { // error: P
  var on: Bool { true }
}
