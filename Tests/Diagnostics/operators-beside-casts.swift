precedencegroup Sequence { higherThan: AssignmentPrecedence }
infix operator *>: Sequence
func *> (a: Int, b: Int) -> Int { b }
infix operator <+>
func <+> (a: Int, b: Int) -> Int { a }
let first = 1 *> 2 as Int // error: nothing says whether
let second = 1 <+> 2 is Int // error: nothing says whether
let third = 1 as Int *> 2
let fourth = 1 + 2 as Int, fifth = nil ?? 1 as Int
class Above { required init(n: Int) {} }
class Below: Above {
  init(n: Int) { super.init(n: n) } // error: must be present
}
