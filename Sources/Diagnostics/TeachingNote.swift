/// The facts of what no compiler says a word about: a member that will not run where a reader expects it to.
public struct TeachingNote {
  public enum Trap {
    /// A protocol's extension has the same member, and nothing asks for it.
    case notARequirement
    /// Likewise, and a default calls the extension's.
    case calledByDefault(caller: String, Span)
    /// A class above has taken the default already.
    case fixedAtBase(base: String)
    /// The extension's has an argument that may be left out.
    case otherDefaultArgument(parameter: String)
    /// Two extensions have it, and one of them asks for more.
    case constrained(known: String)
    /// It was meant to be what the protocol asks for.
    case nearlyMatches(Difference, required: Span?)
  }

  public enum Difference {
    case name(wanted: String)
    case labels(wanted: String)
    case type(found: String, wanted: String)
    case kind(isMethod: Bool)
    case mutating
    case notSettable
  }

  public let trap: Trap
  /// The member at the place, with its labels: `greet(_:)`.
  public let member: String
  /// The type that declares it; of two extensions, a type that has both.
  public let type: String
  public let proto: String
  /// What runs instead.
  public let other: Span?
  /// The line that would make it a requirement; nil where the protocol is none of the script's.
  public let requirement: String?

  public init(
    _ trap: Trap, member: String, type: String, proto: String, other: Span?, requirement: String? = nil
  ) {
    self.trap = trap
    self.member = member
    self.type = type
    self.proto = proto
    self.other = other
    self.requirement = requirement
  }

  var message: Message {
    switch trap {
    case .notARequirement:
      Message(
        "through `\(proto)`, this `\(member)` is not the one that runs",
        label: "runs where the type is known to be `\(type)`",
        related: place(other, "runs through `any \(proto)`, and inside `<X: \(proto)>`"),
        notes: ["`\(member)` is no requirement of `\(proto)`: the type that is written decides, not the value"],
        help: mending, code: "Z0201")
    case .calledByDefault(let caller, let call):
      Message(
        "inside `\(caller)` of `\(proto)`, this `\(member)` is not the one that runs",
        label: "runs where the type is known to be `\(type)`",
        related: [(call, "here the extension's is called, whatever the type")] + place(other, "this is what runs"),
        notes: ["`\(member)` is no requirement of `\(proto)`, so its extension knows only its own"], help: mending,
        code: "Z0202")
    case .fixedAtBase(let base):
      Message(
        "through `\(proto)`, this `\(member)` is not the one that runs",
        label: "runs where the type is known to be `\(type)`",
        related: place(other, "runs through `any \(proto)`, and where the type is `\(base)`"),
        notes: ["`\(base)` conforms to `\(proto)` and has taken the default; that holds for its subclasses too"],
        help: ["declare `\(member)` in `\(base)` as well, and let `\(type)` override it"], code: "Z0203")
    case .otherDefaultArgument(let parameter):
      Message(
        "without an argument for `\(parameter)`, this `\(member)` is not the one that runs",
        label: "runs where every argument is given", related: place(other, "runs where `\(parameter)` is left out"),
        notes: ["only the one in the extension of `\(proto)` can be called with fewer arguments"],
        help: ["give `\(parameter)` a default value here too, or another name to one of the two"], code: "Z0204")
    case .constrained(let known):
      Message(
        "where only `\(proto)` is known, this `\(member)` is not the one that runs",
        label: "runs where `\(known)` is known as well",
        related: place(other, "runs inside `<X: \(proto)>` and through `any \(proto)`"),
        notes: ["`\(type)` has both, and `\(member)` is no requirement: what is known at the place decides"],
        help: mending, code: "Z0205")
    case .nearlyMatches(let difference, let required): nearMessage(difference, required)
    }
  }

  private func nearMessage(_ difference: Difference, _ required: Span?) -> Message {
    let label: String
    let help: String
    switch difference {
    case .name(let wanted):
      (label, help) = ("`\(wanted)` is asked for", "write `\(wanted)` if that is what was meant")
    case .labels(let wanted):
      (label, help) = ("`\(wanted)` is asked for", "write the labels of `\(wanted)` if that is what was meant")
    case .type(let found, let wanted):
      (label, help) = ("this is `\(found)`", "give it the type that is asked for: `\(wanted)`")
    case .kind(let isMethod):
      label = isMethod ? "a method" : "a property"
      help = isMethod ? "make it a property, as is asked for" : "make it a method, as is asked for"
    case .mutating: (label, help) = ("mutating", "leave out `mutating`, or let the protocol say it too")
    case .notSettable: (label, help) = ("can't be set", "let it be set as well: `{ get set }` is asked for")
    }
    return Message(
      "`\(member)` nearly matches what `\(proto)` asks for, and the default runs instead", label: label,
      related: place(required, "asked for here") + place(other, "the default, which runs through `\(proto)`"),
      help: [help], code: "Z0206")
  }

  private var mending: [String] {
    requirement.map { ["to let the value decide, make it a requirement: `\($0)` in protocol `\(proto)`"] }
      ?? ["give it another name, if it is to be something else"]
  }

  private func place(_ span: Span?, _ label: String) -> [(span: Span, label: String)] {
    span.map { [($0, label)] } ?? []
  }
}
