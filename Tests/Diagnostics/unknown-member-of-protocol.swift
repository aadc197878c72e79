protocol P { var a: Int { get } }
struct S: P { let a = 1; let b = 2 }
let p: any P = S()
print(p.a)
print(p.b) // error: b
func g<T: P>(_ t: T) { print(t.b) } // error: b
func h<T>(_ t: T) { print(t.a) } // error: a
