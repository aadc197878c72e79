// A conformance of the library keeps the witnesses that it was compiled with: what a script adds is for the script's own calls.
extension Int { static func == (a: Int, b: Int) -> Bool { false } }
print([1] == [1])
print(Set([1]) == Set([1]))
switch 1 { case 1: print("1"); default: print("d") }
func g<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(g(1, 1), [1].contains(1), (1, 2) == (1, 2))
extension Int { static func + (a: Int, b: Int) -> Int { 42 } }
func k<T: AdditiveArithmetic>(_ a: T) -> T { a + a }
print(k(3), 3 + 3)
