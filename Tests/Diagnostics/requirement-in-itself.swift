// A type that is a part of itself there is not.
struct B<T> {}
extension B where T == B {} // error: is recursive
extension B where T == [T] { func f() {} } // error: is recursive
func g<U>(_ u: U) where U == [U] {} // error: is recursive
protocol P { associatedtype A }
extension P where A == [A] {} // error: is recursive
extension P where Self == [Self] {} // error: is recursive
func h<U: P>(_ u: U) where U.A == [U] {}
func i<U: P>(_ u: U) where U.A == [U.A] {} // error: is recursive
