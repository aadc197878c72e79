// What an instance has of descriptions is asked of its own class, whatever is known of it where it is printed.
class Ash {
  var below: Ash? { nil }
}
class Birch: Ash, CustomStringConvertible {
  var description: String { "a birch" }
  override var below: Ash? { Ash() }
}
class Cedar: Birch {
  override var description: String { "a cedar" }
}
class Elm: Ash, CustomDebugStringConvertible {
  var debugDescription: String { "an elm" }
}

struct Pair {
  var left: Ash
  var right: Ash?
}

let trees: [Ash] = [Ash(), Birch(), Cedar(), Elm()]
print(trees)
for tree in trees {
  print(tree, "\(tree)", String(describing: tree))
  debugPrint(tree)
  print(Pair(left: tree, right: tree.below))
}
