protocol P<T> { associatedtype T }
struct S: P { typealias T = Int }
let p: P<Int> = S()
func f(_ p: P<Int>) {}
let q: [P<Int>] = []
let m: P.Type = S.self
let r: P.Protocol = P.self
let s: any P.Type = S.self
protocol R {}
let t: R? = nil
let u: R.Type? = nil
