protocol T { var text: String { get } }
func f<X: T>(_ xs: [X]) -> Int { xs.count }
let list: [any T] = []
print(f(list)) // error: any T
