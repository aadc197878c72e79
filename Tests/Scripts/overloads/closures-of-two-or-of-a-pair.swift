func h(_ c: ((Int, Int)) -> String) -> String { "tuple " + c((1, 2)) }
func h(_ c: (Int, Int) -> String) -> String { "two " + c(1, 2) }
print(h { a, b in "\(a)\(b)" })
print(h { "\($0)\($1)" })
print(h { (x: Int, y: Int) in "\(x)" })
