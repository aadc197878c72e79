// Functions named in full, called at once: their arguments have no labels.
struct S { var a: Int; var b: Int }
struct T { let s: String; init(x: Int, y: Int) { s = "\(x) \(y)" }; init(x: String) { s = x }; static func m(_ a: Int, k: Int) -> Int { a * k } }
print(S.init(a:b:)(1, 2))
print(T.init(x:y:)(3, 4), T.init(x:)("q"), T.m(_:k:)(2, 5))
let f = S.init(a:b:)
print(f(5, 6))
