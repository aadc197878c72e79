extension Optional { static var label: String { "opt" }; static func make() -> String { "made" }; static func of(_ w: Wrapped) -> Wrapped? { w } 
 enum Kind { case a } }
extension Optional where Wrapped == Int { static var zero: Int? { 0 } }
print(Int?.label)
print(Int?.make())
print(Int?.some(3) as Any)
print(Int?.none as Any)
print(Int?.zero as Any)
print(Optional<Int>.label)
print([Int]?.label, (Int, String)?.label)
let f = Int?.some
print(f(3) as Any)
print(Int?(4) as Any)
print(Int?.init(5) as Any)
print(Int?.self)
print(Int??.label, Int??.none as Any)
print(Int?.of(3)!)
print(Int?.some(3)?.description as Any)
print(Int?.some(3).map { $0 + 1 } as Any)
let a: [Int?] = [Int?.none, .some(1)]
print(a)
func g<T>(_ t: T.Type) { print(t) }
g(Int?.self)
