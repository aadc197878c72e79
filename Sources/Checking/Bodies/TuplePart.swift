/// A variable, or an innermost part of one that is a tuple: what is given a value by itself. `pair.1` of a pair has the path `[1]`.
struct TuplePart: Hashable {
  let variable: Variable
  let path: [Int]

  /// The innermost parts of a variable, or of the part of it that a path leads to.
  static func all(of variable: Variable, at path: [Int] = []) -> [TuplePart] {
    var type = variable.type
    for index in path {
      guard case .tuple(let elements) = type else { break }
      type = elements[index].type
    }
    guard case .tuple(let elements) = type, !elements.isEmpty else {
      return [TuplePart(variable: variable, path: path)]
    }
    return elements.indices.flatMap { all(of: variable, at: path + [$0]) }
  }

  /// `pair.0` as the script calls it: by the label, where there is one.
  static func name(of variable: Variable, at path: [Int]) -> String {
    var name = variable.writtenName
    var type = variable.type
    for index in path {
      guard case .tuple(let elements) = type else { break }
      name += "." + (elements[index].label ?? String(index))
      type = elements[index].type
    }
    return name
  }
}

extension Term {
  /// The place that a chain of tuple elements begins at, and the way from there: `pair.1.0` is `pair` and `[1, 0]`.
  var tuplePath: (root: Term, path: [Int]) {
    var path: [Int] = []
    var current = self
    while case .tupleElement(let whole, let index) = current.kind {
      path.append(index)
      current = whole
    }
    return (current, path.reversed())
  }
}
