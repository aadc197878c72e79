@propertyWrapper struct W { lazy var wrappedValue: Int = 5; init() {}; lazy var projectedValue: String = "p" }
struct S { @W var n: Int; mutating func go() -> Int { n }; mutating func p() -> String { $n } }
var s = S(); print(s.go(), s.p())
class C { @W var n: Int; func go() -> Int { n } }
print(C().go())
