// Members by key paths, and by names where there are none.
struct Pt { var x = 1; let y = 2 }
@dynamicMemberLookup struct Both<T> { var v: T; var d: [String: Int] = [:]
 subscript<U>(dynamicMember kp: KeyPath<T, U>) -> U { v[keyPath: kp] }
 subscript(dynamicMember s: String) -> Int { d[s] ?? 0 } }
let b = Both(v: Pt(), d: ["q": 3])
print(b.q, b.x)
