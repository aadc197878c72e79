struct Parameter {
  /// What stands before the colon in a call; nil for `_`.
  var label: String?
  var name: String
  var kind: Kind

  var declared: String {
    let head = label == nil ? "_ \(name)" : label == name ? name : "\(label!) \(name)"
    return "\(head): \(kind.spelled)"
  }
}

/// A property or a method. One name means one signature throughout a program, so that whatever declares the name again is a
/// witness, an override or something that hides the other: which of them runs is what the programs are about.
struct Member {
  var name: String
  var isProperty: Bool
  var parameters: [Parameter] = []
  var result: Kind?
  var isSettable = false
  var isMutating = false
  var isStatic = false
  var isThrowing = false
  /// A body calls only members of lower ranks, so that every program ends.
  var rank: Int
}

struct Field {
  var name: String
  var kind: Kind
  var isConstant = false
  var initial: String?
}

struct Case {
  var name: String
  var payload: [(label: String?, kind: Kind)]
}

final class Trait {
  let name: String
  var refines: [Trait] = []
  var requirements: [Member] = []
  var isClassBound = false

  init(name: String) { self.name = name }

  /// Itself and all that it refines.
  var closure: [Trait] {
    var found: [Trait] = [self]
    for trait in refines {
      for inherited in trait.closure where !found.contains(where: { $0 === inherited }) { found.append(inherited) }
    }
    return found
  }
}

/// An implementation that an extension of a protocol gives.
struct Provided {
  var member: Member
  var traits: Set<String>
}

final class Nominal {
  enum Sort { case structure, reference, enumeration }

  let name: String
  let sort: Sort
  var parameters: [String] = []
  var superclass: Nominal?
  var traits: [Trait] = []
  var fields: [Field] = []
  var cases: [Case] = []
  var members: [Member] = []
  var isEquatable = false
  var isHashable = false
  var isComparable = false
  var isDescribed = false

  init(name: String, sort: Sort) {
    self.name = name
    self.sort = sort
  }

  /// From itself up to the root.
  var chain: [Nominal] { [self] + (superclass?.chain ?? []) }

  var allFields: [Field] { (superclass?.allFields ?? []) + fields }

  func closure() -> [Trait] {
    var found: [Trait] = []
    for nominal in chain {
      for trait in nominal.traits {
        for inherited in trait.closure where !found.contains(where: { $0 === inherited }) { found.append(inherited) }
      }
    }
    return found
  }

  func declares(_ name: String) -> Member? {
    for nominal in chain {
      if let member = nominal.members.first(where: { $0.name == name }) { return member }
    }
    return nil
  }
}

struct FreeFunction {
  var name: String
  var generics: [(name: String, traits: [String])] = []
  var parameters: [Parameter]
  /// The parameters that are `inout`, by place.
  var changed: Set<Int> = []
  var result: Kind
  var isThrowing = false
  var rank: Int
}
