/// Longer words on errors that have a code: what the rule is, an example of it broken, and what to do.
public enum ErrorGuide {
  public static var codes: [String] { texts.map(\.code) }

  public static func text(for code: String) -> String? { texts.first { $0.code == code }?.text }

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
  ]
}
