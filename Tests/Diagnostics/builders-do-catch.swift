@resultBuilder enum B { static func buildBlock(_ t: String...) -> String { t.joined() } }
func f(@B _ b: () -> String) -> String { b() }
print(f { "a"; do { "c" } catch { "d" }; "b" })  // error: closure containing control flow statement
print(f { "a"; do { "c" }; "b" })
