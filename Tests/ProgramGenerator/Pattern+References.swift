extension Pattern {
  static let references: [Pattern] = [
    Pattern(
      name: "Node",
      declare: { g in
        let n = g.suffix
        return """
          final class Node\(n) {
            let name: String
            \(g.either("weak var", "weak final var", "weak var")) up: Node\(n)?
            var below: [Node\(n)] = [] { didSet { print(name, oldValue.count, below.count) } }
            lazy var path: String = { print("path", self.name); return (self.up?.path ?? "") + "/" + self.name }()
            init(_ name: String) { self.name = name }
            @discardableResult func add(_ name: String) -> Node\(n) { let node = Node\(n)(name); node.up = self; below.append(node); return node }
            func visit(_ f: (Node\(n), Int) throws -> Void, _ depth: Int = 0) rethrows { try f(self, depth); for b in below { try b.visit(f, depth + 1) } }
            deinit { print("gone", name, below.count) }
          }
          """.replacing("weak final var", with: "weak var")
      },
      uses: [
        { g in
          let n = g.suffix
          return """
            let root = Node\(n)("r")
            let child = root.add(\(g.text))
            child.add("x").add(\(g.text))
            root.visit { print(String(repeating: " ", count: $1), $0.name, $0.up?.name ?? "none") }
            print(child.below.first?.path ?? "-", child.path)
            \(g.either("root.below = []", "child.below.removeAll()", "root.add(\"late\")"))
            print(child.up == nil, child.up === root, root.below.count)
            """
        },
        { g in
          let n = g.suffix
          return """
            var node: Node\(n)? = Node\(n)(\(g.text))
            weak var seen = node
            var keep = { [\(g.either("weak node", "node"))] in node?.name ?? "lost" }
            print(seen?.name ?? "none", keep())
            \(g.either("node = nil", "node = node?.add(\"c\")", "node = Node\(n)(\"other\")"))
            print(seen?.name ?? "none", keep(), node?.name ?? "none")
            """
        },
      ]),
    Pattern(
      name: "Shape",
      declare: { g in
        let n = g.suffix
        return """
          class Shape\(n) {
            var side: Int { \(g.either("willSet", "didSet")) { print("Shape", side) } }
            class var kind: String { "shape" }
            var area: Int { side &* \(g.int) }
            required init(side: Int) { self.side = side; print("init", Self.kind) }
            convenience init() { self.init(side: \(g.int)) }
            func scaled(by k: Int) -> Self { Self(side: side &* k) }
            func describe() -> String { "\\(type(of: self).kind) \\(area)" }
            deinit { print("deinit shape", side) }
          }
          class Square\(n): Shape\(n) {
            override class var kind: String { "square<" + super.kind }
            override var side: Int { didSet { print("Square", oldValue, side) } }
            override var area: Int { side &* side \(g.either("", "&+ super.area")) }
            \(g.either("", "override func describe() -> String { \"[\" + super.describe() + \"]\" }"))
            deinit { print("deinit square") }
          }
          final class Rect\(n): \(g.either("Square", "Shape"))\(n) {
            var other: Int = \(g.int)
            override var area: Int { get { super.area &- other } }
            required init(side: Int) { other = side &+ 1; super.init(side: side); self.side \(g.either("&+=", "&-=")) 1 }
          }
          """
      },
      uses: [
        { g in
          let n = g.suffix
          let type = g.either("Shape", "Square", "Rect") + n
          return """
            let shape: Shape\(n) = \(type)(\(g.either("", "side: \(g.int)")))
            print(shape.describe(), shape.area)
            shape.side \(g.either("=", "&+=")) \(g.int)
            let other = shape.scaled(by: \(g.near))
            print(type(of: other) == Shape\(n).self, other is Square\(n), (other as? Rect\(n))?.other ?? -1, other.describe())
            """
        },
        { g in
          let n = g.suffix
          return """
            var shapes: [Shape\(n)] = [Square\(n)(), Rect\(n)(side: \(g.int)), Shape\(n)(side: 2)]
            let types: [Shape\(n).Type] = [Shape\(n).self, Rect\(n).self]
            shapes.append(types[\(g.count(0...1))].init(side: \(g.int)))
            for case let square as Square\(n) in shapes { square.side = \(g.int); print(square.describe()) }
            shapes.removeFirst()
            print(shapes.map { $0.area }, shapes.map { "\\($0)" })
            """
        },
      ]),
    Pattern(
      name: "Account",
      declare: { g in
        let n = g.suffix
        return """
          enum Problem\(n): Error, Equatable { case short(by: Int), closed, named(String) }
          struct Account\(n) {
            private(set) var log: [String] = []
            var amount: Int { willSet { log.append("\\(amount)>\\(newValue)") } didSet { if amount < 0 { amount = \(g.count(0...3)) } } }
            init(_ amount: Int) throws { if amount \(g.either("<", ">")) \(g.int) { throw Problem\(n).named(\(g.text)) }; self.amount = amount }
            init?(text: String) { guard let n = Int(text) else { return nil }; amount = n }
            mutating func take(_ x: Int) throws -> Int {
              defer { log.append("took") }
              guard x <= amount else { throw Problem\(n).short(by: x &- amount) }
              amount \(g.either("&-=", "&+=")) x
              return amount
            }
          }
          func attempt\(n)<T>(_ name: String, _ body: () throws -> T) -> Result<T, Problem\(n)> {
            do { return .success(try body()) }
            catch let p as Problem\(n) { print(name, "failed", p); return .failure(p) }
            catch { return .failure(.closed) }
          }
          """
      },
      uses: [
        { g in
          let n = g.suffix
          return """
            guard var account = (try? Account\(n)(\(g.int))) ?? Account\(n)(text: \(g.text)) ?? Account\(n)(text: "5") else { \(g.either("fatalError()", "preconditionFailure()")) }
            let copy = account
            let first = attempt\(n)("take") { try account.take(\(g.int)) }
            account.amount &-= \(g.int)
            print(first, account.amount, account.log, copy.log)
            switch attempt\(n)("again", { try account.take(\(g.count(0...4))) }) {
            case .success(let n) where n > 2: print("plenty", n)
            case .success(let n): print("left", n)
            case .failure(.short(let by)): print("short", by)
            case .failure(let other): print(other)
            }
            print((try? first.get()) ?? -1, first.map { $0 &+ 1 } == .success(1))
            """
        }
      ]),
    Pattern(
      name: "Wrapped",
      declare: { g in
        let n = g.suffix
        return """
          @propertyWrapper struct Clamped\(n)<Value: Comparable> {
            private var value: Value
            let range: ClosedRange<Value>
            var changes = 0
            init(wrappedValue: Value, _ range: ClosedRange<Value>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
            var wrappedValue: Value { get { value } set { changes += 1; value = min(max(newValue, range.lowerBound), range.upperBound) } }
            var projectedValue: Int { changes }
          }
          struct Dial\(n) {
            @Clamped\(n)(0...\(g.count(5...20))) var level = \(g.int)
            @Clamped\(n)("b"..."m") var name: String = \(g.text)
            lazy var twice: Int = level &* 2
            static var shared = Dial\(n)()
            mutating func turn(_ by: Int) -> Bool { level += by; return level == 0 }
          }
          """
      },
      uses: [
        { g in
          let n = g.suffix
          return """
            var dial = Dial\(n)()
            print(dial.level, dial.name, dial.twice)
            let old = dial
            print(dial.turn(\(g.near)), dial.level, dial.$level)
            dial.name += \(g.text)
            Dial\(n).shared.level += 1
            print(dial.name, dial.$name, dial.twice, old.level, Dial\(n).shared.level)
            """
        }
      ]),
  ]
}
