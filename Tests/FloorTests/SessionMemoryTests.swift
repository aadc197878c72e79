import Diagnostics
import Testing

@testable import Checking
@testable import Session

extension Floors {
  /// What is declared speaks of other things that are, and none of it may stay when its session goes.
  @Suite struct SessionMemoryTests {
    /// Of all kinds, as each may keep another.
    private static let entries = [
      "func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }; func odd(_ n: Int) -> Bool { n > 0 && even(n - 1) }; even(4)",
      "protocol P { associatedtype A: P where A.A == Self; var a: A { get } }",
      "protocol Q { func f() -> Int }; extension Q { func f() -> Int { 1 } }; struct S<T: Q>: Q { var t: T? }",
      "extension S where T == S<Int> { struct Inner { typealias Whole = S; var w: Whole? } }; extension Int: Q {}; 3.f()",
      "indirect enum Tree: Equatable { case leaf, node(Tree, Int, Tree) }; Tree.leaf == .node(.leaf, 1, .leaf)",
      "class A { weak var other: A?; lazy var n = 1; func f() -> Self { self } }; class B: A { override func f() -> Self { self } }",
      "let b = B(); b.other = b; b.f().n",
      "func outer(_ n: Int) -> () -> Int { var k = n; func add() -> Int { k += 1; return k > 9 ? k : add() }; return add }; outer(1)()",
      "let sums = [1, 2, 3].map { x in [4, 5].map { y in { x + y }() } }",
      "func some() -> some Collection<Int> { [1, 2].lazy.map { $0 + 1 } }; some().count",
      "@propertyWrapper struct Kept<T> { var wrappedValue: T; var projectedValue: Kept { self } }; struct K { @Kept var a = 1 }; K().$a",
      "@resultBuilder enum Build { static func buildBlock(_ parts: Int...) -> Int { parts.count } }; @Build func built() -> Int { 1; 2 }",
      "built(); let path = \\[String].first?.count; [\"a\"][keyPath: path]",
      "enum Failure: String, Error, CaseIterable { case one, two }; func fail() throws(Failure) { throw .one }",
      "do { try fail() } catch { print(error.rawValue, Failure.allCases) }",
      "subscript() -> Int { 1 }",
      "let wrong: Int = { (x: Int) -> String in func f() -> String { g() }; func g() -> String { f() }; return f() }(1)",
      "extension Array { subscript(twice index: Int) -> Element { self[index] } }; [1][twice: 0]; print(nothing { $0 + 1 })",
      "struct Minion: Presentable { var name: String; var body: some Presentable { TextPresentable(name) } }",
    ]

    @Test func whatIsDeclaredGoesWithItsSession() {
      var options = Interpreter.Options()
      options.isPrompt = true
      var modules: [Module] = []
      do {
        let interpreter = Interpreter(options: options)
        for entry in Self.entries {
          _ = interpreter.run(Source(name: "entry", text: Array(entry.utf8)))
        }
        modules = [interpreter.checker.main.module] + interpreter.checker.moduleScopes.values.map(\.module)
        #expect(modules.allSatisfy { !ModulePart.all(of: $0).isEmpty })
      }
      for module in modules {
        let left = ModulePart.all(of: module).map { "\(type(of: $0))" }
        #expect(left.isEmpty, "of \(module.name): \(left.prefix(20))")
      }
    }

    @Test func aScriptOfSeveralFilesGoesToo() {
      let texts = [
        "import SwiftUI\nstruct V: View { var body: some View { Text(word) } }", "let word = \"a\"\nprint(V.self)",
      ]
      let sources = texts.enumerated().map { Source(name: "\($0.offset).swift", text: Array($0.element.utf8)) }
      var modules: [Module] = []
      do {
        let interpreter = Interpreter()
        _ = interpreter.run(sources, top: sources[1])
        modules = [interpreter.checker.main.module] + interpreter.checker.moduleScopes.values.map(\.module)
      }
      for module in modules { #expect(ModulePart.all(of: module).isEmpty, "of \(module.name)") }
    }
  }
}
