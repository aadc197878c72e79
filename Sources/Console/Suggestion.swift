/// The candidate that a slip of the finger away is, for commands and options: a beginning of exactly one first, then
/// by edit distance.
public func suggestion(for word: String, among candidates: [String]) -> String? {
  let typed = word.lowercased()
  if let same = candidates.first(where: { $0.lowercased() == typed }) { return same }
  let longer = candidates.filter { typed.count > 1 && $0.hasPrefix(typed) }
  if longer.count == 1 { return longer[0] }
  let limit = max(1, typed.count / 3)
  var best: (word: String, distance: Int)?
  for candidate in candidates where abs(candidate.count - typed.count) <= limit {
    let distance = editDistance(Array(typed), Array(candidate.lowercased()))
    if distance <= limit, best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.word
}

/// Insertions, deletions, replacements and swaps of neighbours that make one word of the other.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for i in left.indices {
    var row = [i + 1]
    for j in right.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[right.count]
}
