// Instances in existentials, as AnyObject.
protocol P {}
class C: P {}
struct S: P {}
let p: any P = C()
let o = p as AnyObject
print(o === (p as AnyObject), o is C)
let a: Any = C()
print((a as AnyObject) is C)
func same<T, U>(_ a: T, _ b: U) -> Bool { (a as AnyObject) === (b as AnyObject) }
let c = C()
print(same(c, c as any P), same(c, C()), c is AnyObject, S() is AnyObject)
