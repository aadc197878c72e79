import Diagnostics

/// A member's name, to see how far it is from another.
struct NearName {
  let base: String
  /// Nil for a property.
  let labels: [String?]?

  /// How many letters there are to be mistaken in.
  var length: Int { base.utf8.count + (labels ?? []).reduce(0) { $0 + ($1?.utf8.count ?? 0) } }

  /// How many letters two names differ in, as the compiler counts for its warning; nil where their parameters differ in number.
  static func score(_ one: NearName, _ other: NearName) -> Int? {
    guard (one.labels == nil) == (other.labels == nil) else { return nil }
    let (left, right) = (one.labels ?? [], other.labels ?? [])
    guard left.count == right.count else { return nil }
    var score = editDistance(one.withFirstLabel, other.withFirstLabel)
    for (label, second) in zip(left, right).dropFirst() { score += editDistance(label ?? "", second ?? "") }
    return score
  }

  /// The first label is read on with the name: `moveTo`.
  private var withFirstLabel: String {
    guard let label = labels?.first ?? nil, let letter = label.first else { return base }
    return base + letter.uppercased() + label.dropFirst()
  }

  /// Whether a name may have been meant for another: word for word, no more than a slip of the finger in each.
  static func isSlip(_ name: String, for wanted: String) -> Bool {
    if name == wanted { return false }
    if name.lowercased() == wanted.lowercased() { return true }
    // Of one thing and of many there may well be two.
    if name + "s" == wanted || wanted + "s" == name { return false }
    let (own, asked) = (words(of: name), words(of: wanted))
    guard own.count == asked.count else { return false }
    return zip(own, asked).allSatisfy { one, other in
      let allowed = min(one.utf8.count, other.utf8.count) < 4 ? 0 : max(one.utf8.count, other.utf8.count) < 8 ? 1 : 2
      return one == other || one.first == other.first && editDistance(one, other) <= allowed
    }
  }

  /// Whether a name that is near another by its letters has another word in it, or one more: `LoanCell` is no slip for `LoanList`.
  static func isOfAnotherThing(_ name: String, than wanted: String) -> Bool {
    let (own, asked) = (words(of: name), words(of: wanted))
    if own.count == asked.count {
      return own.count > 1
        && zip(own, asked).contains { one, other in
          editDistance(one, other) > max(1, min(one.utf8.count, other.utf8.count) / 2)
        }
    }
    var rest = own.count < asked.count ? own[...] : asked[...]
    for word in own.count < asked.count ? asked : own where rest.first == word { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Likewise of labels; one that is left out is near any other.
  static func isSlip(_ label: String?, for wanted: String?) -> Bool {
    guard let label, let wanted else { return true }
    return label == wanted || editDistance(label, wanted) <= (label.utf8.count < 4 ? 1 : 2)
  }

  /// `didFinish` as `did` and `finish`.
  private static func words(of name: String) -> [String] {
    var result: [String] = [""]
    for letter in name {
      if letter.isUppercase, result[result.count - 1] != "" { result.append("") }
      result[result.count - 1] += letter.lowercased()
    }
    return result
  }
}
