// prefix(while:), drop(while:), prefix/suffix/dropFirst/dropLast, split and joined on arrays of anything.

let temperatures = [-3, -1, 0, 4, 7, -2, 5]

print(temperatures.prefix { $0 <= 0 }, temperatures.drop { $0 <= 0 })
print(temperatures.prefix { $0 > 100 }, temperatures.drop { $0 > 100 }.count, Array(temperatures.drop { _ in true }))
print(temperatures.prefix(3), temperatures.suffix(3), temperatures.dropFirst(5), temperatures.dropLast(5))
print(temperatures.dropFirst().dropLast(), temperatures.prefix(3).suffix(1), temperatures.dropFirst(100))

// From the end: drop trailing, by reversing twice.
let padded = [1, 2, 0, 3, 0, 0]
print(Array(padded.reversed().drop { $0 == 0 }.reversed()))
print(padded.lastIndex { $0 != 0 }.map { padded[...$0] } ?? [])

// split by an element, by a condition, with limits.
let stream = [1, 2, 0, 3, 0, 0, 4]
print(stream.split(separator: 0))
print(stream.split(separator: 0, omittingEmptySubsequences: false).map(Array.init))
print(stream.split(separator: 0, maxSplits: 1), stream.split { $0 > 2 })
print([0, 0].split(separator: 0).count, [Int]().split(separator: 0).count)
print(stream.split(separator: 0).map { $0.startIndex }, stream.split(separator: 0).map { $0.reduce(0, +) }.max()!)
print(stream.split(separator: [0, 3]).map(Array.init))

// joined, with a separator sequence.
let groups = [[1, 2], [], [3]]
print(Array(groups.joined()), Array(groups.joined(separator: [0])), Array(groups.joined(separator: [-1, -1])))
for value in groups.joined() where value != 2 { print(value, terminator: " ") }
print(groups.joined().count, groups.joined().first!, groups.joined().contains(3))
print(["to", "be"].joined(separator: "-"), Array([1...2, 5...6].joined()), ["ab", "cd"].joined().count)

// Sections of a report: headings end with a colon.
let report = ["Fruit:", "apple", "pear", "Empty:", "Tools:", "saw"]
var sections: [(title: String, entries: [String])] = []
for line in report {
  if line.hasSuffix(":") {
    sections.append((String(line.dropLast()), []))
  } else {
    sections[sections.count - 1].entries.append(line)
  }
}
for section in sections { print(section.title, "=", section.entries) }

// Consuming an argument list with slices and patterns.
func parse(_ arguments: [String]) -> [String: String] {
  var options: [String: String] = [:], rest = arguments[...]
  while let head = rest.popFirst() {
    guard head.hasPrefix("--") else { options["file", default: ""] += head; continue }
    let name = String(head.dropFirst(2))
    let values = rest.prefix { !$0.hasPrefix("-") }
    options[name] = values.joined(separator: "+")
    rest = rest.dropFirst(values.count)
  }
  return options
}
let options = parse(["in.txt", "--size", "10", "20", "--quiet", "--name", "x"])
print(options.keys.sorted().map { "\($0)=\(options[$0]!)" })
