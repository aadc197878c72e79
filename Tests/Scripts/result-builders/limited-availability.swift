@resultBuilder enum B {
    static func buildExpression(_ s: String) -> String { s }
    static func buildBlock(_ c: String...) -> String { c.joined(separator: "+") }
    static func buildOptional(_ c: String?) -> String { "opt(\(c ?? "-"))" }
    static func buildEither(first c: String) -> String { "1(\(c))" }
    static func buildEither(second c: String) -> String { "2(\(c))" }
    static func buildLimitedAvailability(_ c: String) -> String { "avail(\(c))" }
}
@B func f() -> String { "a"; if #available(macOS 10.0, *) { "new" } }
@B func g() -> String { "a"; if #available(macOS 10.0, *) { "new" } else { "old" } }
@B func h() -> String { "a"; if #unavailable(macOS 10.0) { "new" } else { "old" } }
@B func i(_ c: Bool) -> String { "a"; if c { "n" } else if #available(macOS 10.0, *) { "new" } else { "old" } }
@B func j(_ c: Bool) -> String { "a"; if c, #available(macOS 10.0, *) { "new" } else if c { "old" } else { "x" } }
@B func k(_ c: Bool) -> String { "a"; if #unavailable(macOS 10.0), c { "new" } else if c { "old" } else { "x" } }
@B func l(_ c: Bool) -> String { if #available(macOS 10.0, *) { "new"; if c { "in" } } else if c { "old" } else { "x" } }
print(f()); print(g()); print(h()); print(i(true), i(false), j(true), j(false), k(true), k(false), l(true), l(false))
