import Words

/// Longer words on errors and notes that have a code: what the rule is, an example of it broken, and what to do.
public enum ErrorGuide {
  public static var codes: [String] { (texts + NoteGuide.texts).map(\.code) }

  public static func text(for code: String) -> String? {
    Language.page(code) ?? (texts + NoteGuide.texts).first { $0.code == code }?.text
  }

  private static let texts: [(code: String, text: String)] = [
    (
      "Z0101",
      """
      Z0101: a type does not conform to a protocol

      A type that names a protocol promises all that the protocol asks for. What it does not declare itself must be in an
      extension of the protocol, as a default. Here nothing provides `text`:

          struct Minion: TextPresentable {}

      Declare it, in the type or in an extension of it:

          struct Minion: TextPresentable { var text: String { "Minion" } }

      A member meets a requirement only if name, labels and types are those that are asked for: `var text: String?`
      does not, nor does a `let` where `{ get set }` is asked for. `:traits Minion` shows who provides what.
      """
    ),
    (
      "Z0102",
      """
      Z0102: more than one default would do

      A requirement is met by a default in an extension of the protocol. Where two protocols that a type has both bring one
      along, none is better than the other:

          protocol A { var color: Color { get } }
          protocol B { var color: Color { get } }
          extension A { var color: Color { .red } }
          extension B { var color: Color { .blue } }
          struct Cell: A, B {}

      Say which in the type itself; its own member goes before every default:

          struct Cell: A, B { var color: Color { .red } }

      Or let one protocol refine the other: `protocol B: A`. The default of the one that says more then goes first.
      """
    ),
    (
      "Z0103",
      """
      Z0103: a name could mean more than one thing

      Two members fit a use equally well. Most often two traits of a type have an extension with the same member, which
      neither asks for, and the type has none of its own:

          extension Loud { var word: String { "LOUD" } }
          extension Soft { var word: String { "soft" } }
          struct Voice: Loud, Soft {}
          Voice().word

      Give the type a member of its own, or say through which trait you look: `(voice as any Loud).word`. `:why` on the
      member shows the candidates.
      """
    ),
    (
      "Z0104",
      """
      Z0104: a type has not got the trait that is asked for

      A generic function, or a member of a constrained extension, is there only for types that conform to what it names:

          func flip<T: SwitchPresentable>(_ model: T) {}
          struct Title: TextPresentable { var text = "no switch here" }
          flip(Title())

      Give the type the trait, here or in an extension: `extension Title: SwitchPresentable { … }`. `:what-if Title +
      SwitchPresentable` shows what that would ask for. A value seen as `any SwitchPresentable` has the trait, whatever its type.
      """
    ),
    (
      "Z0105",
      """
      Z0105: this can't be changed

      A `let` has its value once. The parameters of a function are `let`s too, and in a method of a struct so is `self`,
      unless the method is `mutating`:

          struct Counter { var n = 0; func up() { n += 1 } }

      Write `var` instead of `let`, `mutating func up()`, or make a copy first: `var copy = counter`. A property that only
      has a getter can't be set; give it `set`, or change what it is computed from.
      """
    ),
    (
      "Z0106",
      """
      Z0106: a switch leaves something out

      A `switch` says what happens for every value there is. For an enum that is every case; for numbers and texts it needs
      `default:`.

          enum Kind { case text, image }
          switch kind { case .text: 1 }

      Add the cases that are named. Without `default:`, the compiler finds every such place again when the enum gets
      another case.
      """
    ),
  ]
}
