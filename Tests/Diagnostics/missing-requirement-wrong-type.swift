protocol P { var n: Int { get } }
struct S: P { // error: P
  var n: String { "1" }
}
