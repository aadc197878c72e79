// What stood by itself in Swift 1 and 2.
println("hi")  // error: cannot find `println` in scope
for (i, x) in enumerate(["a"]) { print(i, x) }  // error: cannot find `enumerate` in scope
print(countElements("abc"))  // error: cannot find `countElements` in scope
print(contains([1], 1), find([1], 1))  // error: cannot find `contains` in scope
print(__LINE__)  // error: cannot find `__LINE__` in scope
struct Point: Printable {}  // error: cannot find type `Printable` in scope
enum Fault: ErrorType { case bad }  // error: cannot find type `ErrorType` in scope
struct Bag: ArrayLiteralConvertible {}  // error: cannot find `ArrayLiteralConvertible` in scope
