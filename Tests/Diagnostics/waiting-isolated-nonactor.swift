func show(_ a: isolated Int) { print(a) }  // error: `isolated` on a parameter that is no actor is not allowed
class C {}
func show2(_ c: isolated C) { print(c) }  // error: `isolated` on a parameter that is no actor is not allowed
