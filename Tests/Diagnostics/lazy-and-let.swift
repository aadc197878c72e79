struct S {
  lazy let a = 1 // error: lazy
  lazy var b: Int // error: lazy
  let c: Int { 1 } // error: let
}
