// What a result builder has in extensions counts as its own.
@resultBuilder struct B { static func buildBlock(_ p: String...) -> String { p.joined(separator: ",") } }
extension B { static func buildExpression(_ n: Int) -> String { "\(n)" }
 static func buildExpression(_ s: String) -> String { s }
 static func buildOptional(_ s: String?) -> String { s ?? "-" }
 static func buildEither(first s: String) -> String { "1" + s }
 static func buildEither(second s: String) -> String { "2" + s }
 static func buildArray(_ s: [String]) -> String { s.joined(separator: "+") }
 static func buildFinalResult(_ s: String) -> String { "<" + s + ">" } }
func mk(@B _ f: () -> String) -> String { f() }
let on = true
print(mk { 1; "a"; if on { 2 }; if !on { 3 } else { 4 }; for i in 0..<3 { i } })
struct V { @B var body: String { 7; "x" } }
print(V().body)
