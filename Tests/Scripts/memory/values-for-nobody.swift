// What a call gives that nobody wants goes before its arguments do; of what is matched goes at once what the pattern leaves out.
final class T { let n: String; init(_ n: String) { self.n = n }; deinit { print("  deinit", n) }
  func m(_ o: T) -> T { T("m of \(n)") }
  @discardableResult func d(_ o: T) -> T { T("d of \(n)") }
  var p: T { T("p of \(n)") }
  static func make(_ n: String) -> T { T(n) }
  subscript(i: Int) -> T { T("\(n)[\(i)]") }
}
func f(_ t: T) -> T { T("result of \(t.n)") }
func g(_ a: T, _ b: T) -> Int { print("g"); return 1 }
func o(_ t: T) -> T? { T("some of \(t.n)") }
struct S { var a: T, b: T; func x() -> T { T("x") } }
func run() {
    print("1"); print(f(T("a")).n)
    print("2"); _ = f(T("a")).n
    print("3"); let r = f(T("a")); print(r.n)
    print("4"); _ = g(T("a"), T("b"))
    print("5"); _ = g(f(T("a")), f(T("b")))
    print("6"); _ = T("a").m(T("b"))
    print("7"); T("a").d(T("b"))
    print("10"); _ = T("a")[1].n
    print("11"); _ = o(T("a"))?.n
    print("12"); if let x = o(T("a")) { print("in", x.n) }
    print("13"); if o(T("a")) != nil { print("in") }
    print("14"); _ = [T("a"), T("b")].count
    print("15"); _ = [f(T("a"))].first?.n
    print("16"); _ = S(a: T("a"), b: T("b")).x()
    print("17"); _ = S(a: T("a"), b: T("b")).b
    print("18"); _ = (f(T("a")), f(T("b")))
    print("19"); let (u, _) = (f(T("a")), f(T("b"))); print(u.n)
    print("20"); _ = "\(f(T("a")).n)"
    print("21"); _ = f(f(f(T("a"))))
    print("22"); for x in [f(T("a"))] { print(x.n) }
    print("23"); switch f(T("a")).n { case "": break; default: print("default") }
    print("24"); _ = T.make("a").m(T.make("b")).n
    print("25"); var v = f(T("a")); v = f(v); print(v.n)
    print("26"); let c = { f(T("in closure")) }; _ = c()
    print("27"); _ = o(T("a")) ?? T("other")
    print("28"); _ = f(T("a")) === f(T("b"))
    print("29"); let _ = f(T("a"))
    print("30"); f(T("a")).d(f(T("b")))
    print("31"); if var t = Optional(T("a")) { t = T("b"); print(t.n) }
    print("32"); guard var w = Optional(T("a")) else { return }; w = T("b"); print(w.n)
    print("33"); var once = 0; while var t = once == 0 ? Optional(T("a")) : nil { once = 1; t = T("b"); print(t.n) }
    print("34"); if case var t? = Optional(T("a")) { t = T("b"); print(t.n) }
    print("36"); switch Optional(T("a")) { case let t?: print(t.n); case nil: break }
    print("37"); if let t = Optional(T("a")) { print(t.n); print("after") }
    print("38"); switch (T("a"), T("b")) { case (let x, _): print(x.n) }
    print("39"); if case (let x, _) = (T("a"), T("b")) { print(x.n) }
    print("40"); let (x1, _) = (T("a"), T("b")); print(x1.n)
    print("end")
}
run()
