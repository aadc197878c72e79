// OptionSet: members by bit, combined constants, set algebra, mutation with results, iteration over known members.
struct Permissions: OptionSet, CustomStringConvertible {
  let rawValue: Int
  static let read = Permissions(rawValue: 1 << 0)
  static let write = Permissions(rawValue: 1 << 1)
  static let execute = Permissions(rawValue: 1 << 2)
  static let all: Permissions = [.read, .write, .execute]
  static let none: Permissions = []

  private static let names: [(Permissions, String)] = [(.read, "r"), (.write, "w"), (.execute, "x")]
  var description: String { Self.names.map { contains($0.0) ? $0.1 : "-" }.joined() }
}

var file: Permissions = [.read, .write]
print(file, file.rawValue, Permissions.all, Permissions.none, Permissions(rawValue: 5))
print(file.contains(.read), file.contains(.all), file.contains([]), file.isEmpty, Permissions.none.isEmpty)

let (added, member) = file.insert(.execute)
let again = file.insert(.execute)
print(added, member, again.inserted, file)
print(file.remove(.write) as Any, file.remove(.write) as Any, file)
print(file.update(with: .read) as Any, file.update(with: .write) as Any, file)

// Set algebra.
let a: Permissions = [.read, .write], b: Permissions = [.write, .execute]
print(a.union(b), a.intersection(b), a.subtracting(b), a.symmetricDifference(b))
print(a.isSubset(of: .all), a.isSuperset(of: .read), a.isDisjoint(with: .execute))
print(a == [.write, .read], a.isStrictSubset(of: a))
var copy = a
copy.formUnion(.execute)
copy.subtract([.read])
copy.formSymmetricDifference([.read, .write])
copy.formIntersection(.all)
print(copy, a)

// In parameters with a default, in switch, as dictionary key of a Hashable set.
struct Style: OptionSet, Hashable {
  let rawValue: UInt8
  static let bold = Style(rawValue: 1), italic = Style(rawValue: 2), loud = Style(rawValue: 4)
  static let heading: Style = [.bold, .loud]
}
func render(_ text: String, _ style: Style = []) -> String {
  var result = text
  if style.contains(.loud) { result = result.uppercased() }
  if style.contains(.bold) { result = "*\(result)*" }
  if !style.isDisjoint(with: .italic) { result = "/\(result)/" }
  return result
}
print(render("plain"), render("b", .bold), render("title", .heading), render("both", [.heading, .italic]))
let uses: [Style: Int] = [[.bold, .loud]: 2, .italic: 1]
print(uses[.heading] ?? 0, uses[[.italic]] ?? 0, uses[[]] ?? 0)
switch Style.heading {
case []: print("nothing")
case [.loud, .bold]: print("a heading")
default: print("other")
}
let total = [Style.bold, .italic, .bold].reduce(into: Style()) { $0.insert($1) }
print(total.rawValue, Style(rawValue: 128).union(.bold).rawValue, Style([.bold, .italic]) == total)
