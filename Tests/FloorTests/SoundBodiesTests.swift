import Diagnostics
import Syntax
import Testing

@testable import Checking
@testable import Session

extension Floors {
  /// Which bodies of a new version are looked into, and which are known to be as good as before.
  @Suite struct SoundBodiesTests {
    private static let first = """
      struct Item { var name = "", count = 1 }
      struct Shelf {
        let items: [Item]
        func total() -> Int { items.reduce(0) { $0 + $1.count } }
        var title: String { "shelf" }
      }
      func plain() -> Int { 1 }
      var calls = 0
      func counted() -> Int { calls += 1; return calls }
      """

    /// The names of those whose bodies are passed over in the second version.
    private func passedOver(_ first: String, then second: String) -> [String] {
      let before = script(first, known: SoundBodies())
      let after = script(second, known: before.soundBodies)
      return (after.bodies?.passedOver ?? []).map(\.name).sorted()
    }

    private func script(_ text: String, known: SoundBodies) -> Checker {
      let interpreter = Interpreter()
      let source = Source(name: "script", text: Array(text.utf8))
      _ = interpreter.look(at: [source], top: source, known: known)
      return interpreter.checker
    }

    private func passedOver(replacing old: String, by new: String) -> [String] {
      let parts = Self.first.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
      return passedOver(Self.first, then: parts.joined(separator: new))
    }

    @Test func aGlobalThatAFunctionChangesIsAConstantForNobody() {
      #expect(passedOver(Self.first, then: Self.first) == ["plain", "title", "total"])
    }

    @Test func aBodyThatChangesIsLookedInto() {
      #expect(passedOver(replacing: "\"shelf\"", by: "\"rack\"") == ["plain", "total"])
    }

    @Test func soAreThoseThatReachWhatChanges() {
      #expect(passedOver(replacing: "count = 1", by: "count = 2") == ["plain"])
    }

    @Test func whatIsDeclaredBesideIsInNobodysWay() {
      #expect(passedOver(replacing: "var calls", by: "struct Other {}\nvar calls") == ["plain", "title", "total"])
    }

    @Test func anOperatorIsInEverybodysWay() {
      #expect(passedOver(replacing: "var calls", by: "func + (a: Int, b: Int) -> Int { a }\nvar calls").isEmpty)
    }

    @Test func anOperatorOfATypeIsUsedWithoutTheTypesName() {
      let first = """
        struct V: ExpressibleByStringLiteral {
          init(stringLiteral: String) {}
          static func + (a: V, b: Int) -> String { "" }
        }
        func f() -> String { "a" + 1 }
        """
      #expect(passedOver(first, then: first) == ["+", "f", "init"])
      #expect(passedOver(first, then: first.replacing("-> String { \"\" }", with: "-> Int { 1 }")).isEmpty)
    }

    @Test func aBodyThatComesOrMovesIsAnotherDeclaration() {
      let first = "struct S {\n  var x: Int \n}\nfunc g(s: inout S) { s.x = 1 }\n"
      #expect(passedOver(first, then: first) == ["g"])
      #expect(passedOver(first, then: first.replacing("x: Int ", with: "x: Int { 1 }")).isEmpty)
    }

    @Test func whatExtendsTheLibrarysTypesIsInEverybodysWay() {
      let first = """
        struct Index {}
        extension String.Index { var next: Int { 1 } }
        func f() -> Int { "abc".startIndex.next }
        """
      #expect(passedOver(first, then: first.replacing("next: Int", with: "next: Double")).isEmpty)
    }

    @Test func whoStandsInFrontOfAGuardSeesNothingOfIt() {
      let lines = ["let o: Int? = 1", "guard let x = o else { fatalError() }", "func f() -> Int { x }"]
      let text = lines.joined(separator: "\n")
      #expect(passedOver(text, then: text) == ["f"])
      #expect(passedOver(text, then: [lines[0], lines[2], lines[1]].joined(separator: "\n")).isEmpty)
    }

    @Test func namesWithOtherLettersAndSignsAreNames() {
      let first = "infix operator ×\nfunc × (l: Int, r: Int) -> Int { l }\nlet a = 1, 数 = 2\nfunc f() -> Int { a×数 }\n"
      #expect(passedOver(first, then: first) == ["f", "×"])
      #expect(passedOver(first, then: first.replacing("数 = 2", with: "数 = \"\"")) == ["×"])
    }

    @Test func whatIsWrongIsLookedIntoAgain() {
      let wrong = "func f() -> Int { \"\" }\nfunc g() -> Int { 1 }\n"
      #expect(passedOver(wrong, then: wrong + "print(1)\n") == ["g"])
    }

    @Test func whatWasToldOfWaysIsToldAgain() {
      let wrong = "func f() -> Int { }\nfunc g() -> Int { \"\" }\n"
      let before = script(wrong, known: SoundBodies())
      let after = script("func f() -> Int { }\nfunc g() -> Int { 1 }\n", known: before.soundBodies)
      #expect(after.diagnostics.map(\.span.line) == [1])
    }
  }
}

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    split(separator: old, maxSplits: 1, omittingEmptySubsequences: false).joined(separator: new)
  }
}
