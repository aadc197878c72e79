struct S { let f = { self } }  // error: cannot find `self` in scope
struct T { static let a = self }  // error: cannot find `self` in scope
class C { var y = self }  // error: cannot find `self` in scope
struct U { let g = { [1].map { _ in self } } }  // error: cannot find `self` in scope
