func apply(_ n: Int, times: Int, _ f: (Int) -> Int) -> Int {
    var r = n
    for _ in 0..<times { r = f(r) }
    return r
}

print(apply(2, times: 3) { $0 * 2 })
print(apply(2) { $0 * 2 }) // error: missing argument for
print(apply(2, times: 3)) // error: missing argument of
print(apply(2, times: 3, { $0 + 1 }))
print([3, 1, 2].reduce { $0 + $1 }) // error: missing argument
print([3, 1, 2].sorted(with: { $0 > $1 })) // error: incorrect argument label
