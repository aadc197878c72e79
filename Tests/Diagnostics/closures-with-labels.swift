let f = { (a: Int, b c: Int) -> Int in a + c }  // error: closure cannot have keyword arguments
let g = { (_ a: Int, _ b: Int) in a + b }
print(f(1, 2), g(1, 2))
