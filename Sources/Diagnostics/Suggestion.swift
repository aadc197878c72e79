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
    let distance = editDistance(typed, candidate.lowercased())
    if distance <= limit, best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.word
}
