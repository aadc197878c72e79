import Diagnostics

/// What a type's protocols ask for, and who provides it.
public struct TraitTable {
  public struct Row {
    public let requirement: String
    public let provider: Explanation.Candidate
  }

  public let type: String
  public let traits: [(proto: String, rows: [Row])]
  /// Where the protocols are declared.
  public let places: [String: Span]
  /// Whether it is the library that declares the type.
  public let isOfLibrary: Bool
}

/// Which implementation of a member runs, and why: the facts. What runs and what is explained come from the same tables.
public struct Explanation {
  /// One of the members of a name.
  public struct Candidate {
    /// `TextPresentable.textColor`
    public let name: String
    public let kind: Kind
    public let span: Span?
    /// A stored property: nothing runs, its value is taken.
    public let isStored: Bool

    public enum Kind {
      /// Declared by a type itself, or an extension of it: `struct MinionMode`.
      case own(String)
      /// Asked for by a protocol.
      case requirement(String)
      /// In an extension of a protocol; with what the extension asks for beyond that, if it does.
      case inExtension(String, condition: String?)
      /// In no type.
      case free
    }
  }

  /// How the one that runs is found.
  public enum Dispatch {
    /// By the types that are written, when the program is compiled.
    case compileTime
    /// By the class that the instance is of, when it runs.
    case byClass
    /// Through a requirement of the protocol, by the type that the value has when it runs.
    case byRequirement(of: String)
    /// There is one value, of all instances or of the type: nothing to choose.
    case only
    /// By what is given: it is asked for without that.
    case byArguments
  }

  /// Why another one does not run.
  public enum Reason {
    case ownGoesFirst
    /// What decided between the two.
    case ranked(RankingReason)
    /// What is given, or asked for, is not of its types.
    case doesNotFit
    case overridden
    /// The extension asks for what the type is not.
    case conditionUnmet(String)
    /// It has other labels or parameters.
    case otherShape
  }

  /// What the protocol's own table has for the member.
  public struct Table {
    public let proto: String
    public let winner: Candidate
    /// What runs through the protocol is what runs otherwise.
    public let isSame: Bool
  }

  /// `MinionMode.switchColor`
  public let subject: String
  public let type: String
  public let winner: Candidate
  public let dispatch: Dispatch
  public let losers: [(candidate: Candidate, reason: Reason)]
  public let tables: [Table]
  /// Where only the run tells which runs: what each type that is known would run.
  public let choices: [(type: String, winner: Candidate)]
  /// Where only the arguments tell: for which types of them which runs. Then nothing else is known.
  public let overloads: [(arguments: String, winner: Candidate)]
  /// Where only the run tells, and the value is there already: its type, and what that runs.
  public internal(set) var here: (type: String, winner: Candidate)?
  /// What it was asked of, as it was written; nil where it was asked of a type.
  public internal(set) var base: String?
  let member: Member

  public var isFoundWhenRun: Bool {
    switch dispatch {
    case .byClass, .byRequirement: true
    case .compileTime, .only, .byArguments: false
    }
  }
}
