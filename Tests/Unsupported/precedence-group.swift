precedencegroup Tight { associativity: left higherThan: AdditionPrecedence } // unsupported: precedence groups
infix operator +++: Tight
func +++ (a: Int, b: Int) -> Int { a + b }
print(1 +++ 2 +++ 3)
