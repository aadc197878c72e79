var a = 1
a = a  // error: assigning a variable to itself
func f() { var b = 2; b = b; print(b); (b) = b }  // error: assigning a variable to itself
struct S {
  var x = 1
  var y: Int { get { 1 } set {} }
  mutating func g() { x = x; self.x = x; self.x = self.x; y = y; self = self }  // error: assigning a property to itself
}
var s = S()
s.x = s.x  // error: assigning a property to itself
s.y = s.y
s = s  // error: assigning a variable to itself
class C { var n = 1; static var z = 1; func h() { n = n; self.n = self.n; C.z = C.z } }  // error: assigning a property to itself
let c = C()
c.n = c.n  // error: assigning a property to itself
var arr = [1]
arr[0] = arr[0]
var t = (1, 2)
t.0 = t.0
var o: S? = S()
o?.x = o!.x
var lazyOne: Int { get { 1 } set {} }
lazyOne = lazyOne
