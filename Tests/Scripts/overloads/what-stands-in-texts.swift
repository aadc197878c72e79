struct N {}
struct D: CustomStringConvertible { var description: String { "d" } }
func i() -> Int { 1 }
func i() -> N { N() }
print("\(i())")
func j() -> N { N() }
func j() -> D { D() }
print("a \(j()) b")
func c(_ g: (Int) -> String) -> String { "Int" }
func c(_ g: (N) -> String) -> String { "N" }
print(c { "\($0)" })
func d(_ g: (Int) -> String) -> String { "Int" }
func d(_ g: (String) -> String) -> String { "String" }
print(d { "\($0)" })
func e(_ g: (D) -> String) -> String { "D" }
func e(_ g: (String) -> String) -> String { "String" }
print(e { "<\($0)>" })
func k() -> Int? { 1 }
func k() -> D { D() }
print("\(k())")
