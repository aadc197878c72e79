/// Where a type comes from somewhere else: literals of own types, labels that come together, closures of several statements, local
/// functions that see what stands before and behind them.
extension Pattern {
  static let inference: [Pattern] = [
    Pattern(
      name: "Money",
      declare: { g in
        let n = g.suffix
        return """
          struct Money\(n): ExpressibleByIntegerLiteral, Comparable, CustomStringConvertible {
            var cents: Int
            init(cents: Int) { self.cents = cents }
            init(integerLiteral value: Int) { cents = value &* 100 }
            static func + (a: Self, b: Self) -> Self { Self(cents: a.cents &+ b.cents) }
            static func - (a: Self, b: Self) -> Self { Self(cents: a.cents &- b.cents) }
            static func * (a: Self, b: Int) -> Self { Self(cents: a.cents &* b) }
            static func += (a: inout Self, b: Self) { a = a + b }
            static prefix func - (a: Self) -> Self { 0 - a }
            static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }
            var description: String { "\\(cents / 100).\\(abs(cents % 100))" }
          }
          struct Tag\(n): ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Hashable, CustomStringConvertible {
            let name: String
            init(stringLiteral value: String) { name = value }
            var description: String { "#" + name }
            static func + (a: Self, b: Self) -> Self { "\\(a.name)-\\(b.name)" }
          }
          struct Row\(n): ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
            var all: [(Tag\(n), Money\(n))]
            init(arrayLiteral elements: Money\(n)...) { all = elements.map { ("item", $0) } }
            init(dictionaryLiteral elements: (Tag\(n), Money\(n))...) { all = elements }
            var total: Money\(n) { all.map { $0.1 }.reduce(0, +) }
            subscript(tag: Tag\(n)) -> Money\(n)? { all.first { $0.0 == tag }?.1 }
          }
          """
      },
      uses: [
        { g in
          let n = g.suffix
          return """
            var purse: Money\(n) = \(g.count(0...9))
            purse += 3
            print(purse - 4, 2 + purse, -purse, purse * \(g.near), purse > 5, max(purse, 7), [purse, 2, 1].sorted(), purse == 3 ? purse : 8)
            let tags: Set<Tag\(n)> = ["a", "b\\(\(g.near))", \(g.literal(.string))]
            print(tags.map(\\.name).sorted(), ("x" as Tag\(n)) + "y", tags.contains("a"))
            """
        },
        { g in
          let n = g.suffix
          return """
            let row: Row\(n) = ["a": 3, "b": \(g.count(1...5)), "c\\(\(g.near))": 2]
            let plain: Row\(n) = [1, 2, \(g.count(1...5))]
            print(row.total + plain.total, row["b"] ?? 0, row["z"] ?? \(g.count(1...9)), plain["item"]! - 1)
            for (tag, money) in row.all where money > \(g.count(1...4)) { print(tag, money) }
            let byTag: [Tag\(n): [Money\(n)]] = ["a": [1, 2], "b": []]
            print((byTag["a"] ?? []).reduce(\(g.count(0...3)), +), byTag["b"]!.max() ?? -1, byTag.mapValues { (all: [Money\(n)]) -> Money\(n) in all.reduce(0) { sum, one in let next = sum + one; return next } }["a", default: 7])
            """
        },
      ]),
    Pattern(
      name: "Labels",
      declare: { g in
        let n = g.suffix
        return """
          typealias Entry\(n) = (name: String, score: Int)
          func entries\(n)(_ names: [String]) -> [Entry\(n)] { names.enumerated().map { (name: $1, score: $0 &* \(g.near)) } }
          func best\(n)(_ all: [Entry\(n)]) -> (who: String, Int)? { all.max { $0.score < $1.score }.map { ($0.name, $0.score) } }
          func split\(n)<T>(_ all: [T], by holds: (T) -> Bool) -> (yes: [T], no: [T]) {
            var result: (yes: [T], no: [T]) = ([], [])
            for one in all { if holds(one) { result.yes.append(one) } else { result.no.append(one) } }
            return result
          }
          func extremes\(n)<S: Sequence>(_ s: S) -> (low: S.Element, high: S.Element)? where S.Element: Comparable {
            var range: (low: S.Element, high: S.Element)?
            for x in s { range = (\(g.either("min(range?.low ?? x, x)", "range.map { min($0.low, x) } ?? x")), max(range?.high ?? x, x)) }
            return range
          }
          """
      },
      uses: [
        { g in
          let n = g.suffix
          return """
            let counts = \(g.texts).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
            let most = counts.max { ($0.value, $0.key) < ($1.value, $1.key) } ?? ("none", 0)
            print(most.key, most.value, counts.min { $0.key < $1.key } ?? (key: "", value: -1))
            let all = entries\(n)(\(g.texts) + [\(g.text), "b"])
            print(all, all.first ?? ("", 0), best\(n)(all) ?? (who: "nobody", 0), best\(n)([])?.who ?? "none")
            let (yes, no) = split\(n)(all) { $0.score > \(g.near) }
            print(yes.map(\\.name), no.map { $0.score }, split\(n)(\(g.ints)) { $0 & 1 == 0 }.yes)
            """
        },
        { g in
          let n = g.suffix
          return """
            print(extremes\(n)(\(g.ints)) ?? (0, 0), extremes\(n)(\(g.texts)) as Any, extremes\(n)([2.5, \(g.count(0...3))])!.low)
            var pair = (first: \(g.int), second: \(g.text))
            pair.first = 3
            pair = (\(g.near), "z")
            let other: (Int, String) = pair
            print(pair, other, pair == other, (pair.first, 2) < (3, \(g.near)))
            let zipped = zip(\(g.texts), 1...).map { (text: $0, at: $1) } + [(text: "end", at: 0)]
            print(zipped.filter { $0.at != 1 }, zipped.last!, zipped.sorted { ($0.at, $0.text) < ($1.at, $1.text) }.first?.text ?? "")
            for case let (text, at) in zipped where at > 0 { print(text.count, at) }
            """
        },
      ]),
    Pattern(
      name: "Bodies",
      declare: { g in
        let n = g.suffix
        return """
          func fold\(n)<A, R>(_ all: [A], _ start: R, _ next: (R, A) throws -> R) rethrows -> R { var r = start; for one in all { r = try next(r, one) }; return r }
          func either\(n)<T>(_ one: T, or other: () -> T) -> T { \(g.truth) ? one : other() }
          func apply\(n)<A, B>(_ a: A, _ f: (A) -> B) -> B { f(a) }
          func memo\(n)<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V { var known: [K: V] = [:]; return { k in if let v = known[k] { return v }; let v = f(k); known[k] = v; return v } }
          """
      },
      uses: [
        { g in
          let n = g.suffix
          return """
            print(fold\(n)(\(g.ints), \(g.either("0", "1"))) { sum, one in let next = sum &+ one; return next })
            print(fold\(n)(\(g.ints), \(g.either("0", "0.5"))) { sum, one in let half = Double(one % 100) / 2; return sum + half } \(g.either("", "+ 2", "* 2")))
            print(fold\(n)(\(g.texts), "") { sum, one in if one.isEmpty { return sum }; return sum + one + "." }.count + 1)
            print(fold\(n)(\(g.ints), nil as Int?) { least, one in guard let least else { return one }; return min(least, one) } ?? 0)
            print(fold\(n)(\(g.ints), (even: 0, odd: 0)) { sum, one in var sum = sum; if one & 1 == 0 { sum.even += 1 } else { sum.odd += 1 }; return sum })
            print(either\(n)(\(g.near)) { let x = \(g.near); return x }, either\(n)("a" as String?) { if \(g.truth) { return nil }; return \(g.text) } ?? "nil")
            """
        },
        { g in
          let n = g.suffix
          return """
            let named = apply\(n)(\(g.near)) { x in switch x { case ..<0: return "low"; case 0: return "zero"; default: return "high" } }
            let scaled: Double = apply\(n)(\(g.near)) { x in if x > 2 { return 2 }; return Double(x) / 4 }
            let maybe: [Int?] = \(g.ints).map { x in if x > \(g.near) { return nil }; return x }
            let texts = \(g.ints).compactMap { x -> String? in let y = x % 7; return y == 0 ? nil : "\\(y)" }
            print(named, scaled, maybe, texts, \(g.ints).sorted { a, b in let d = a % 10; return d > b % 10 }.first ?? 0)
            let square = memo\(n) { (x: Int) in let y = x &* x; return y }
            print(square(3), square(3) &+ 1, memo\(n) { (s: String) in let t = s + s; return t.count }(\(g.text)))
            let nested = (1...3).map { i in let row = (0..<i).map { j in let k = i &* j; return k }; return row.reduce(0) { a, b in let c = a + b; return c } }
            print(nested, nested.reduce(0) { a, b in let c = b; return a + c } \(g.either("", "- 1", "/ 2")))
            """
        },
      ]),
    Pattern(
      name: "Locals",
      declare: { g in
        let n = g.suffix
        return """
          func parse\(n)(_ text: String?, _ limit: Int = \(g.near)) -> String {
            guard let text, !text.isEmpty else { return "nothing" }
            var seen = 0
            func note(_ c: Character) -> Bool { seen += 1; return seen > limit || c == stop }
            let stop: Character = \(g.literal(.character))
            func rest(_ index: String.Index) -> Substring {
              guard index < text.endIndex, !note(text[index]) else { return text[index...] }
              return rest(text.index(after: index))
            }
            let left = rest(text.startIndex)
            guard let first = left.first else { return "all \\(seen)" }
            func shown() -> String { "\\(first) \\(left.count) \\(seen)" }
            return shown()
          }
          func walk\(n)(_ xs: [Int]) -> [Int] {
            var out: [Int] = []
            func even(_ i: Int) { guard i < xs.count else { return }; out.append(xs[i]); odd(i + 1) }
            func odd(_ i: Int) { guard i < xs.count else { return }; out.append(0 &- xs[i]); even(i + 1) }
            even(\(g.count(0...1)))
            let before = out.count
            defer { print("walked", before, out.count) }
            func twice(_ f: () -> Void) { f(); f() }
            twice { out.append(before &+ out.count) }
            return out
          }
          """
      },
      uses: [
        { g in
          let n = g.suffix
          return """
            print(parse\(n)(\(g.text)), parse\(n)(nil), parse\(n)("né🙂" as String?, \(g.count(0...4))), walk\(n)(\(g.ints)))
            guard let word = \(g.texts).first ?? "w" as String?, case let size = word.count else { return }
            func label(_ x: Int) -> String { x > size ? word : tail }
            let tail = word + "\\(size)"
            print(label(\(g.near)), label(size &+ 1))
            """
        }
      ]),
  ]
}
