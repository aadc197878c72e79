extension Pattern {
  static let generics: [Pattern] = [
    Pattern(
      name: "Holder",
      declare: { g in
        let n = g.suffix
        return """
          protocol Holder\(n)<Item> {
            associatedtype Item\(g.either("", ": Equatable"))
            var items: [Item] { get \(g.either("set", "set")) }
            init()
            mutating func put(_ item: Item)
            func label() -> String
          }
          extension Holder\(n) {
            mutating func put(_ item: Item) { items.append(item) }
            func label() -> String { "holder of \\(items.count)" }
            var top: Item? { items.\(g.either("last", "first")) }
            func each<R>(_ f: (Item) -> R) -> [R] { items.map(f) }
            init(_ more: Item...) { self.init(); for m in more { put(m) } }
          }
          extension Holder\(n) where Item == Int { var sum: Int { items.reduce(\(g.int), &+) }; func label() -> String { "ints \\(sum)" } }
          extension Holder\(n) where Item: Comparable { var best: Item? { items.\(g.either("max", "min"))() } ; var top: Item? { items.sorted().first } }
          struct Stack\(n)<Item: Hashable>: Holder\(n) { var items: [Item] = []; \(g.either("", "func label() -> String { \"stack\" }")) }
          class Bag\(n)<T: Equatable>: Holder\(n) {
            var items: [T] = []
            required init() {}
            func put(_ item: T) { \(g.either("items.insert(item, at: 0)", "if !items.contains(item) { items.append(item) }")) }
          }
          struct Odd\(n): Holder\(n) { var items: [Int] = []; mutating func put(_ item: Int) { if item % 2 != 0 { items.append(item) } } }
          extension Stack\(n): Equatable \(g.either("", "where Item: Comparable ")){}
          extension Stack\(n): CustomStringConvertible where Item == String { var description: String { items.joined(separator: "/") } }
          func fill\(n)<H: Holder\(n)>(_ h: inout H, _ xs: [H.Item]) -> String where H.Item: \(g.either("Comparable", "CustomStringConvertible")) { for x in xs { h.put(x) }; return h.label() + "\\(h.items)" }
          func made\(n)(_ flag: Bool) -> any Holder\(n)<Int> { if flag { return Odd\(n)(1, 2, 3) }; return Stack\(n)(items: [\(g.int)]) }
          func some\(n)() -> some Holder\(n)<String> { Stack\(n)<String>("a", \(g.text)) }
          """
      },
      uses: [
        { g in
          let n = g.suffix
          return """
            var stack = Stack\(n)<Int>(\(g.int), \(g.int))
            let before = stack
            print(fill\(n)(&stack, \(g.ints)), stack.label(), stack.top ?? -1, stack.best ?? -2, stack.sum, before == stack)
            var bag = Bag\(n)<String>()
            print(fill\(n)(&bag, \(g.texts)), bag.label(), bag.top ?? "none", bag.each { $0.count })
            var odd = Odd\(n)(\(g.int))
            print(fill\(n)(&odd, [1, 2, 3]), odd, odd.top as Any)
            """
        },
        { g in
          let n = g.suffix
          return """
            var any: any Holder\(n)<Int> = made\(n)(\(g.truth))
            any.put(\(g.int))
            print(any.items, any.label(), any.top as Any, (any as? Odd\(n))?.sum ?? -1)
            let s = some\(n)()
            print(s.items, s.label(), s.top ?? "", s.best ?? "", s)
            let mixed: [any Holder\(n)] = [any, s, Bag\(n)<Double>()]
            for one in mixed { print(one.items.count, one.label(), one is Stack\(n)<String>, one.top == nil) }
            """
        },
      ]),
    Pattern(
      name: "Shown",
      declare: { g in
        let n = g.suffix
        return """
          protocol Shown\(n) { var shown\(n): String { get }; static var title\(n): String { get } }
          extension Shown\(n) { static var title\(n): String { "plain" }; var shown\(n): String { "\\(Self.title\(n)):\\(self)" }; func twice\(n)() -> String { shown\(n) + shown\(n) } }
          extension Int: Shown\(n) { var shown\(n): String { "#\\(self)" } }
          extension String: Shown\(n) { static var title\(n): String { "text" } }
          extension Array: Shown\(n) where Element: Shown\(n) { static var title\(n): String { "[" + Element.title\(n) + "]" }; var shown\(n): String { map(\\.shown\(n)).joined(separator: ",") } }
          extension Optional: Shown\(n) where Wrapped: Shown\(n) { var shown\(n): String { self?.shown\(n) ?? "nil" } }
          extension Dictionary: Shown\(n) where Value: Shown\(n), Key == String { var shown\(n): String { keys.sorted().map { $0 + self[$0]!.shown\(n) }.joined() } }
          struct Both\(n)<A, B> { var a: A, b: B }
          extension Both\(n): Shown\(n) where A: Shown\(n), B: Shown\(n) { func twice\(n)() -> String { a.twice\(n)() + b.shown\(n) } }
          func titleOf\(n)<T: Shown\(n)>(_: T.Type) -> String { T.title\(n) }
          func show\(n)(_ x: any Shown\(n)) -> String { type(of: x).title\(n) + x.twice\(n)() }
          func open\(n)<T: Shown\(n)>(_ x: T, _ more: some Shown\(n)) -> String { x.shown\(n) + more.twice\(n)() }
          """
      },
      uses: [
        { g in
          let n = g.suffix
          return """
            let values: [any Shown\(n)] = [\(g.int), \(g.text), \(g.ints), [\(g.text): \(g.ints)], Both\(n)(a: \(g.int), b: [\(g.text)])]
            for v in values { print(v.shown\(n), v.twice\(n)(), show\(n)(v), open\(n)(v, \(g.int))) }
            print(titleOf\(n)([[String]].self), titleOf\(n)(Int?.self), Both\(n)(a: 1, b: \(g.texts)).twice\(n)(), (\(g.expression(.optional(.int), 1))).shown\(n))
            print(open\(n)(Both\(n)(a: \(g.text), b: 2 as Int?), values[\(g.count(0...4))]), (values[0] as Any) is any Shown\(n), (1.5 as Any) is any Shown\(n))
            """
        }
      ]),
    Pattern(
      name: "Functions",
      declare: { g in
        let n = g.suffix
        return """
          func compose\(n)<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) throws -> C) -> (A) throws -> C { { try g(f($0)) } }
          func counter\(n)(from start: Int = \(g.int)) -> (next: () -> Int, reset: (Int) -> Void) { var c = start; return ({ c &+= 1; return c }, { c = $0 }) }
          func either\(n)<T>(_ flag: Bool, _ a: @autoclosure () -> T, or b: @autoclosure () -> T) -> T { flag ? a() : b() }
          func swap\(n)<T>(_ a: inout T, _ b: inout T, if flag: (T, T) -> Bool) { if flag(a, b) { (a, b) = (b, a) } }
          func loud\(n)(_ x: Int, file: String = "f") -> Int { print("loud", x, file); return x }
          extension Sequence { func grouped\(n)<K: Hashable>(_ f: (Element) throws -> K) rethrows -> [K: [Element]] { try reduce(into: [:]) { try $0[f($1), default: []].append($1) } } }
          """
      },
      uses: [
        { g in
          let n = g.suffix
          return """
            let (next, reset) = counter\(n)(\(g.either("", "from: \(g.int)")))
            print(next(), next(), either\(n)(\(g.truth), next(), or: loud\(n)(next())), next())
            reset(\(g.int))
            let both = compose\(n)({ (x: Int) in x &+ next() }, { "\\($0)!" })
            print((try? both(\(g.int))) ?? "none", next())
            let list = \(g.ints) + [4, 2]
            var (p, q) = (\(g.text), \(g.text))
            swap\(n)(&p, &q) { $0.count >= $1.count }
            print(list, p, q, list.grouped\(n) { $0 & 1 }[1] ?? [], loud\(n)(1) < loud\(n)(2, file: p) || loud\(n)(3) == 3)
            """
        },
        { g in
          let n = g.suffix
          return """
            var tasks: [(String, (Int) -> Int)] = []
            var total = \(g.int)
            for i in 1...3 { tasks.append(("t\\(i)", { x in total &+= i; return x &* i &- total })) }
            for (name, task) in tasks.reversed() where name != "t\(g.count(1...4))" { print(name, task(\(g.int)), total) }
            let table = \(g.texts).grouped\(n)(\\.count)
            print(table.keys.sorted(), table.values.map(\\.count).reduce(0, +), tasks.map { $0.1(1) })
            """
        },
      ]),
  ]
}
