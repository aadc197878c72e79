func own<T>(_ f: (Int) -> T?) -> T? { f(1) }
let b = own { if $0 > 1 { "a" } else { nil } }
let c = own { if $0 > 0 { Optional("x") } else if $0 > 5 { nil } else { "z" } }
let d = own { x in switch x { case 1: 5; case 2: nil; default: .max } }
enum E { case a, b }
let e = own { if $0 > 0 { E.a } else { .b } }
print(b as Any, c as Any, d as Any, e as Any)
print([1, 2, 3].compactMap { if $0 > 1 { $0 } else { nil } })
let ps: [Int?] = [1, nil]
print(ps.compactMap { if let n = $0 { n } else { nil } })
print([1, 2].map { if $0 > 1 { "big" } else { "small" } })
