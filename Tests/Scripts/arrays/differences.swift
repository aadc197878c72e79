// difference(from:), CollectionDifference's insertions and removals, applying(_:), inferringMoves, inverse.

let before = ["milk", "eggs", "bread", "butter"]
let after = ["milk", "bread", "cheese", "butter", "jam"]

let changes = after.difference(from: before)
print(changes.count, changes.isEmpty, changes.insertions.count, changes.removals.count)
for change in changes {
  switch change {
  case .remove(let offset, let element, _): print("- \(element) at \(offset)")
  case .insert(let offset, let element, _): print("+ \(element) at \(offset)")
  }
}

print(before.applying(changes)! == after, after.applying(changes.inverse())! == before)
print(["something", "else"].applying(changes) as Any)

// No change at all.
print(before.difference(from: before).isEmpty, [Int]().difference(from: []).isEmpty)

// From and to nothing.
print([1, 2].difference(from: []).insertions.map { change -> Int in
  guard case .insert(let offset, _, _) = change else { return -1 }
  return offset
})
print([].difference(from: [1, 2]).removals.count)

// A moved element is a removal and an insertion which know each other after inferringMoves.
let parade = ["drums", "horses", "clowns"].difference(from: ["clowns", "drums", "horses"]).inferringMoves()
for change in parade {
  switch change {
  case let .insert(offset, element, from?): print("\(element) moved from \(from) to \(offset)")
  case let .remove(offset, element, to?): print("\(element) leaves \(offset) for \(to)")
  case .insert, .remove: print("no move")
  }
}

// With an own notion of sameness.
let loose = ["MILK", "tea"].difference(from: ["milk", "coffee"]) { $0.lowercased() == $1.lowercased() }
print(loose.map { change -> String in
  switch change {
  case .insert(_, let element, _): return "+" + element
  case .remove(_, let element, _): return "-" + element
  }
})

// Over strings: a small patch of characters.
let patch = "kitten".difference(from: "sitting")
print(patch.removals.count + patch.insertions.count, String("sitting".applying(patch)!))

// Marking up lines as diff programs do, by hand-made walking of the changes.
func markup(_ old: [String], _ new: [String]) -> [String] {
  let difference = new.difference(from: old)
  var removed = Set<Int>(), inserted = Set<Int>()
  for case .remove(let offset, _, _) in difference { removed.insert(offset) }
  for case .insert(let offset, _, _) in difference { inserted.insert(offset) }
  var lines: [String] = [], i = 0, j = 0
  while i < old.count || j < new.count {
    if removed.contains(i) {
      lines.append("-" + old[i]); i += 1
    } else if inserted.contains(j) {
      lines.append("+" + new[j]); j += 1
    } else {
      lines.append(" " + new[j]); i += 1; j += 1
    }
  }
  return lines
}
for line in markup(before, after) { print(line) }
