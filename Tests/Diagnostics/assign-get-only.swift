struct S { var n: Int { 1 }; private(set) var open = 1 }
var s = S()
s.n = 2 // error: n
s.n += 1 // error: n
protocol P { var x: Int { get } }
func f<T: P>(_ t: inout T) { t.x = 1 } // error: x
let text = "abc"
var other = text
other.count = 1 // error: count
var global: Int { 3 }
global = 4 // error: global
