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
    var score = distance(one.withFirstLabel, other.withFirstLabel)
    for (label, second) in zip(left, right).dropFirst() { score += distance(label ?? "", second ?? "") }
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
      return one == other || one.first == other.first && distance(one, other) <= allowed
    }
  }

  /// Likewise of labels; one that is left out is near any other.
  static func isSlip(_ label: String?, for wanted: String?) -> Bool {
    guard let label, let wanted else { return true }
    return label == wanted || distance(label, wanted) <= (label.utf8.count < 4 ? 1 : 2)
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

  /// How many letters must be put in, left out, changed or swapped.
  static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    var beforeThat = Array(0...right.count)
    var previous = beforeThat
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var cost = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { cost = min(cost, beforeThat[j - 1] + 1) }
        row.append(cost)
      }
      beforeThat = previous
      previous = row
    }
    return previous[right.count]
  }
}
