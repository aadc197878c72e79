let f = { (a: Int, a: Int) in a }  // error: invalid redeclaration of `a`
let g = { (a: Int, _: Int, _: Int) in a }
let h: (Int, Int) -> Int = { b, b in b }  // error: invalid redeclaration of `b`
let i: (Int, Int) -> Int = { _, _ in 1 }
let j = { (x: Int) in { (x: Int) in x } }
struct Grid { init(_ s: String) {} }
let grid = Grid("""
    a
    """)!  // error: cannot force unwrap value of non-optional type `Grid`
let s = [1]
  .max()  // error: value of optional type `Int?` must be unwrapped to refer to member `description` of `Int`
  .description
func apply(_ f: (Int) -> String) {}
apply { x in  // error: missing return in closure expected to return `String`
}
let d = ["a": [1]]
let x = d["a"]
  .map { $0 }  // error: value of optional type `[Int]?` must be unwrapped to refer to member `count` of `[Int]`
  .count
