func f(_ a: Int) -> Int { a }
class f {} // error: f
infix operator +++
infix operator +++ // error: +++
func g<T>(_ a: T) {}
func g<U>(_ b: U) {} // error: g
func h<T: Equatable>(_ a: [T]) {}
func h<U>(_ a: [U]) {}
func k<T>(_ a: T) -> Int { 1 }
func k<T>(_ a: T) -> String { "" }
