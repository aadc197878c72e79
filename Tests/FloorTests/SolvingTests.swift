import Testing

@testable import Checking

extension Floors {
  /// The rules by which one of several meanings wins, on expressions by themselves.
  @Suite struct SolvingTests {
    // MARK: Scores

    @Test func aLiteralIsWhatItIsByItself() {
      let solved = Solved("f(1)", after: "func f(_ x: Int) {}; func f(_ x: Double) {}")
      #expect(solved.choice(of: "f") == "f(_:): (Int) -> Void")
      #expect(solved.score == "nothing")
    }

    @Test func anotherTypeOfLiteralCosts() {
      let solved = Solved("f(1)", after: "func f(_ x: Double) {}")
      #expect(solved.score == "nonDefaultLiteral 1")
    }

    @Test func anOptionalCostsMoreThanAnything() {
      let solved = Solved("f(value)", after: "func f(_ x: Int?) {}; func f(_ x: Any) {}; let value = 1")
      // Both take just what is given as far as the favourites are concerned: then the score decides.
      #expect(solved.choice(of: "f") == "f(_:): (Any) -> Void")
      #expect(solved.score == "emptyExistential 1")
    }

    @Test func scoresAreComparedKindByKind() {
      var one = Score()
      var other = Score()
      one[.valueToOptional] = 1
      other[.emptyExistential] = 100
      #expect(other < one)
      one[.emptyExistential] = 3
      #expect((one - other)[.emptyExistential] == -97)
      #expect(one + other - other == one)
    }

    // MARK: Ranking and favourites

    @Test func whatIsNotGenericGoesFirst() {
      let solved = Solved(
        "f(b, b)", after: "func f<T>(_ x: T, _ y: T) {}; func f(_ x: Bool, _ y: Bool) {}; let b = true")
      #expect(solved.choice(of: "f") == "f(_:_:): (Bool, Bool) -> Void")
    }

    @Test func nothingToChooseBetweenIsAmbiguous() {
      let solved = Solved("f(1, 1)", after: "func f(_ x: Int, _ y: Any) {}; func f(_ x: Any, _ y: Int) {}")
      #expect(solved.ambiguous == ["f(_:_:)", "f(_:_:)"])
      #expect(solved.score == nil)
    }

    @Test func operatorsOfOnesOwnHaveNoFavourites() {
      let declared = """
        infix operator <+>: AdditionPrecedence
        func <+> (_ x: Any, _ y: Int) {}
        func <+> <T: Equatable>(_ x: T, _ y: Int) {}
        let b = true, i = 1
        """
      #expect(Solved("b <+> i", after: declared).choice(of: "<+>") == "<+>(_:_:): (T, Int) -> Void")
    }

    // MARK: Bindings

    @Test func wholeNumbersAndFractionsTogetherAreFractions() {
      #expect(Solved("[1, 2.5]").type == "[Double]")
      #expect(Solved("[1, 2.5]").score == "nonDefaultLiteral 1")
      #expect(Solved("[[1], [2.5]]").type == "[[Double]]")
    }

    @Test func nilMakesAnOptionalOfWhatComesWithIt() {
      #expect(Solved("[1, nil]").type == "[Int?]")
      #expect(Solved("b ? nil : 1", after: "let b = true").type == "Int?")
    }

    @Test func classesMeetInTheOneAbove() {
      let declared = "class Shape {}; class Circle: Shape {}; class Square: Shape {}"
      #expect(Solved("[Circle(), Square()]", after: declared).type == "[Shape]")
      #expect(Solved("[[Circle()], [], [Square()]]", after: declared).type == "[[Shape]]")
    }

    @Test func branchesBecomeAnExistentialOneByOne() {
      // Each keeps the type that it has by itself: no literal is one of another kind.
      #expect(Solved("f(b ? 1 : 2.5)", after: "func f(_ x: Any) {}; let b = true").score == "emptyExistential 2")
      #expect(Solved("b ? 1 : 2.5", after: "let b = true").type == "Double")
    }

    @Test func optionalsMatchByEqualityFirst() {
      let declared = "func f(_ x: Any) {}; let half: Double? = nil"
      // What is in the optional says what the literal is, although an `Any` of each would cost less.
      #expect(Solved("f(half ?? 0)", after: declared).score == "nonDefaultLiteral 1, emptyExistential 1")
    }

    @Test func unlabelledTuplesArePreferred() {
      let declared = "let a = (n: 1, s: \"x\"), b = (2, \"y\")"
      #expect(Solved("[a, b]", after: declared).type == "[(Int, String)]")
      #expect(Solved("[b, a]", after: declared).type == "[(Int, String)]")
    }

    @Test func anIndexOfJustThatTypeSaysWhatASubscriptGives() {
      let declared = """
        protocol P {}
        func open(_ x: some P) {}
        func go(_ all: [any P], _ i: Int, _ named: [String: any P]) {}
        struct S: P {}
        let all: [any P] = [S()], i = 0, named: [String: any P] = [:]
        """
      #expect(Solved("open(all[0])", after: declared).score != nil)
      #expect(Solved("open(all[i])", after: declared).score != nil)
      #expect(Solved("open(named[\"a\"]!)", after: declared).score != nil)
      // Which `-` is meant is decided later, and so is what this gives: too late for the existential to be opened.
      #expect(Solved("open(all[all.count - 1])", after: declared).problems.count == 1)
      #expect(Solved("open(all.first!)", after: declared).problems.count == 1)
    }

    // MARK: Mending

    @Test func theFewestThingsAreWrong() {
      let solved = Solved("f(\"a\", 2)", after: "func f(_ x: Int, _ y: Int) {}")
      #expect(solved.problems.count == 1)
      guard case .mismatch? = solved.problems.first else {
        Issue.record("\(solved.problems)")
        return
      }
    }
  }
}
