class C { // error: init
  var n: Int
}
struct S { let x: Int }
let global: Int = S(x: 1).x
