enum E: Error { case a }
func a() throws(E) -> Int { throw .a }
func n() -> Int { 1 }
func s(_ f: () throws -> Int) -> String { "any" }
func s(_ f: () throws(E) -> Int) -> String { "E" }
print(s(a))
print(s { try a() })
print(s(n))
print(s { throw E.a })
