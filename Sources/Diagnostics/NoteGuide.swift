/// Longer words on the teaching notes, as `ErrorGuide` has them on errors.
enum NoteGuide {
  static let texts: [(code: String, text: String)] = [
    (
      "Z0201",
      """
      Z0201: a type's member does not run through the trait

      What only stands in an extension of a protocol, and is not asked for by the protocol itself, is chosen by the type
      that is written, when the program is compiled:

          protocol Greeter {}
          extension Greeter { func greet() -> String { "from the extension" } }
          struct Host: Greeter { func greet() -> String { "from the host" } }

          Host().greet()                    // from the host
          (Host() as any Greeter).greet()   // from the extension

      Make it a requirement, and the value decides everywhere:

          protocol Greeter { func greet() -> String }

      The one in the extension is a default then. `:why` on a member shows how it is found.
      """
    ),
    (
      "Z0202",
      """
      Z0202: a default does not call the type's member

      A default in an extension is compiled once, for every type. What it calls is looked up by what the protocol asks for;
      anything else is the extension's own:

          protocol Report { func describe() -> String }
          extension Report {
            func describe() -> String { "-- " + title() }
            func title() -> String { "untitled" }
          }
          struct Bill: Report { func title() -> String { "Bill" } }

          Bill().describe()   // -- untitled

      Make `title()` a requirement of the protocol. The default then calls the type's.
      """
    ),
    (
      "Z0203",
      """
      Z0203: a subclass's member does not run through the trait

      What runs for a requirement is settled by the class that conforms. Where that class took the default, a member that a
      subclass adds is a new one, not an override of it:

          protocol Named { var name: String { get } }
          extension Named { var name: String { "nobody" } }
          class Base: Named {}
          class Sub: Base { var name: String { "Sub" } }

          Sub().name                  // Sub
          (Sub() as any Named).name   // nobody

      Let the class that conforms declare the member, and the subclass override it:

          class Base: Named { var name: String { "nobody" } }
          class Sub: Base { override var name: String { "Sub" } }
      """
    ),
    (
      "Z0204",
      """
      Z0204: calls with fewer arguments go elsewhere

      A default value belongs to one declaration. A call that leaves the argument out can only mean that one:

          protocol Stepper {}
          extension Stepper { func step(_ count: Int = 1) -> String { "extension" } }
          struct Dial: Stepper { func step(_ count: Int) -> String { "dial" } }

          Dial().step(1)   // dial
          Dial().step()    // extension

      Give the type's the same default value, or one of the two another name.
      """
    ),
    (
      "Z0205",
      """
      Z0205: which extension's member runs depends on the place

      Where nothing asks for a member, and two extensions of a protocol have it, the one that asks for more is chosen where the
      compiler knows that it applies:

          extension Shape { var kind: String { "a shape" } }
          extension Shape where Self: Colored { var kind: String { "a colored shape" } }
          struct Dot: Shape, Colored {}

          Dot().kind                   // a colored shape
          (Dot() as any Shape).kind    // a shape

      Make it a requirement: both are defaults then, and each type settles for the better one.
      """
    ),
    (
      "Z0206",
      """
      Z0206: a member is nearly what the trait asks for

      A member meets a requirement only if name, labels and types are those that are asked for. Where there is a default, no error
      tells of a slip: the default runs.

          struct Lamp: SwitchPresentable {
            var switchOn = true
            var switchColour: Color { .yellow }       // switchColor is asked for: the switch is purple
            mutating func onSwitchToggleOn(on: Bool) {}
          }

      Write it as it is asked for. `:traits Lamp` shows who provides what. If it is meant to be something else, another name
      says so more clearly.
      """
    ),
  ]
}
