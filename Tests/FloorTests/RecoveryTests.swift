import Diagnostics
import Testing

@testable import Syntax

extension Floors {
  /// What a text with a mistake is read as: the rest of it must not be lost.
  @Suite struct RecoveryTests {
    private func parse(_ text: String, isPrompt: Bool = false) -> SourceTree {
      Parser.parse(Source(name: "text", text: Array(text.utf8)), ParserOptions(isPrompt: isPrompt, importable: []))
    }

    private func names(_ tree: SourceTree) -> [String] {
      tree.statements.compactMap { statement in
        guard case .declaration(let declaration) = statement.kind else { return nil }
        return switch declaration.kind {
        case .function(let node): node.name.text
        case .type(let node): node.name.text
        case .variable: "var"
        default: nil
        }
      }
    }

    @Test func whatFollowsABrokenDeclarationIsRead() {
      let tree = parse("func broken(x: ) { }\nstruct S {}\nfunc whole() {}")
      #expect(tree.diagnostics.count == 1)
      #expect(names(tree).suffix(2) == ["S", "whole"])
    }

    @Test func aBrokenMemberIsNotTheWholeType() {
      let tree = parse("struct S {\n  var = 3\n  func f() {}\n}\nfunc g() {}")
      #expect(!tree.diagnostics.isEmpty)
      #expect(names(tree) == ["S", "g"])
      guard case .declaration(let declaration)? = tree.statements.first?.kind, case .type(let node) = declaration.kind
      else {
        Issue.record("no type")
        return
      }
      #expect(
        node.members.contains { if case .function(let member) = $0.kind { member.name.text == "f" } else { false } })
    }

    @Test func anOpenBraceIsIncompleteAtThePromptAndWrongInAFile() {
      #expect(parse("func f() {", isPrompt: true).isIncomplete)
      #expect(!parse("func f() {").diagnostics.isEmpty)
    }

    @Test func everythingHasItsPlace() {
      let text = "let a = 1 + b\nprint(a)"
      let tree = parse(text)
      #expect(tree.diagnostics.isEmpty)
      #expect(tree.statements.map { $0.span.text } == ["let a = 1 + b", "print(a)"])
    }
  }
}
