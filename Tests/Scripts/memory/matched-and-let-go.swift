// How long what is matched stays: the parts that have names, the others, and what the body changes.
final class T { let n: String; init(_ n: String) { self.n = n }; deinit { print("  deinit", n) } }
enum E { case node(Int, T), one(T), two(T, T), leaf }
indirect enum I { case node(I, T), leaf(T) }
func run() {
    print("1"); var t = E.node(3, T("a")); switch t { case .node(3, _): t = .leaf; print("body"); default: break }
    print("2"); t = E.node(3, T("a")); switch t { case .node(_, _): t = .leaf; print("body"); default: break }
    print("3"); t = E.node(3, T("a")); switch t { case .node: t = .leaf; print("body"); default: break }
    print("4"); t = E.node(3, T("a")); switch t { case .node(let i, _): t = .leaf; print("body", i); default: break }
    print("5"); t = E.node(3, T("a")); switch t { case .node(let i, _) where i == 3: t = .leaf; print("body", i); default: break }
    print("6"); t = E.two(T("a"), T("b")); switch t { case .two(let x, _): t = .leaf; print("body", x.n); default: break }
    print("7"); t = E.two(T("a"), T("b")); if case .two(let x, _) = t { t = .leaf; print("body", x.n) }
    print("8"); t = E.two(T("a"), T("b")); if case .two(_, let x) = t, x.n == "b" { t = .leaf; print("body", x.n) }
    print("9"); t = E.one(T("a")); switch t { case .one(var x): t = .leaf; x = T("b"); print("body", x.n); default: break }
    print("10"); t = E.one(T("a")); if case .one(var x) = t { t = .leaf; x = T("b"); print("body", x.n) }
    print("11"); t = E.node(3, T("a")); if case .node(3, _) = t { t = .leaf; print("body") }
    print("13"); var i = I.node(.leaf(T("l")), T("m")); switch i { case .node(let l, _): i = l; print("body"); default: break }
    print("15"); var o: T? = T("a"); if let x = o { o = nil; print("body", x.n) }
    print("16"); o = T("a"); switch o { case let x?: o = nil; print("body", x.n); case nil: break }
    print("17"); o = T("a"); switch o { case .some: o = nil; print("body"); case nil: break }
    print("18"); o = T("a"); if o != nil { o = nil; print("body") }
    print("19"); var p: (T, Int)? = (T("a"), 4); if case (_, let n)? = p { p = nil; print("body", n) }
    print("20"); p = (T("a"), 4); if let (_, n) = p { p = nil; print("body", n) }
    print("21"); p = (T("a"), 4); if case (_, 4)? = p { p = nil; print("body") }
    print("22"); p = (T("a"), 4); switch p { case (_, let n)?: p = nil; print("body", n); case nil: break }
    print("23"); p = (T("a"), 4); switch p { case (_, 4)?: p = nil; print("body"); default: break }
    print("24"); p = (T("a"), 4); guard case (_, let n)? = p else { return }; p = nil; print("body", n)
    print("25"); switch (T("a"), T("b")) { case (let x, _): print("body", x.n) }
    print("26"); switch (T("a"), 3) { case (let x, 3): print("body", x.n); default: break }
    print("27"); switch (T("a"), 3) { case (_, 3): print("body"); default: break }
    print("28"); switch (T("a"), 3) { case (_, let k) where k > 2: print("body", k); default: break }
    print("29"); switch E.two(T("a"), T("b")) { case .two(let x, _): print("body", x.n); default: break }
    print("30"); switch E.two(T("a"), T("b")) { case .two(_, _): print("body"); default: break }
    print("32"); switch E.node(3, T("a")) { case .leaf: break; default: print("default") }
    print("34"); while case .two(let x, _) = E.two(T("a"), T("b")) { print("body", x.n); break }
    print("35"); if let x = Optional(T("a")), let y = Optional(T("b")), x.n != y.n { print("body") }
    print("36"); for case let x? in [T("a"), nil] { print("body", x.n) }
    print("37"); for (x, _) in [(T("a"), T("b"))] { print("body", x.n) }
    print("end")
}
run()
