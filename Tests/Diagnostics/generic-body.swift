func areEqual<T>(_ a: T, _ b: T) -> Bool {
    return a == b // error: binary operator `==` cannot be applied to two `T` operands
}

func total<T>(_ xs: [T]) -> T {
    var s = 0
    for x in xs { s += x } // error: cannot convert value
    return s // error: cannot convert return
}

func show<T: Collection>(_ c: T) {
    for x in c { print(x) }
}

struct Stack<T> {
    var items: [T] = []
    func contains(_ t: T) -> Bool { items.isEmpty }
}
print(areEqual(1, 2), total([1]), Stack<Int>().contains(2))
show([1])
