/// How many letters must be put in, left out, changed or swapped to make one word of the other.
public func editDistance(_ left: String, _ right: String) -> Int {
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
