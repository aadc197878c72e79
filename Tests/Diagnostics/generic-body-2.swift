func areEqual<T>(_ a: T, _ b: T) -> Bool {
    return "\(a)" == "\(b)"
}

func total<T>(_ xs: [T]) -> T {
    let s = xs[0]
    return s
}

func show<T: Collection>(_ c: T) {
    for x in c { print(x) }
    print(c[0]) // error: cannot convert value
}

struct Stack<T> {
    var items: [T] = []
    func contains(_ t: T) -> Bool { items.contains(t) } // error: `contains(_:)` requires
}
print(areEqual(1, 2), total([1]), Stack<Int>().contains(2))
show([1])
