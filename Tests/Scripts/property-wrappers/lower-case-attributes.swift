@resultBuilder enum summing { static func buildBlock(_ x: Int...) -> Int { x.reduce(0, +) } }
func f(@summing _ b: () -> Int) -> Int { b() }
print(f { 1; 2 })
struct A { @lower var x = 1; @summing var sum: Int { 3; 4 } }
@propertyWrapper struct lower { var wrappedValue: Int }
print(A().x, A().sum)
