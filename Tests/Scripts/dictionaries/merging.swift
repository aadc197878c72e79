// merge and merging with a conflict rule, from dictionaries and from pairs; layered settings; equality.

func show<V>(_ dictionary: [String: V]) {
  print(dictionary.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " "))
}

let defaults = ["colour": "grey", "size": "M", "font": "Sans"]
let personal = ["size": "L", "sound": "off"]

show(defaults.merging(personal) { _, new in new })
show(defaults.merging(personal) { old, _ in old })
show(defaults.merging(personal) { $0 + "->" + $1 })
show(defaults)

// In place.
var settings = defaults
settings.merge(personal) { $1 }
settings.merge(["font": "Serif", "theme": "dark"]) { current, _ in current }
show(settings)

// From a sequence of pairs, which may itself repeat a key.
var totals = ["tea": 1]
totals.merge([("tea", 2), ("jam", 5), ("tea", 10)], uniquingKeysWith: +)
show(totals)
totals.merge(zip(["ham", "jam"], [100, 200]), uniquingKeysWith: max)
show(totals)
totals.merge(["tea": 0].mapValues { $0 - 1 }, uniquingKeysWith: *)
show(totals)

// Layers: the last one wins.
let layers: [[String: Int]] = [["a": 1, "b": 1], ["b": 2, "c": 2], ["c": 3]]
show(layers.reduce([:]) { $0.merging($1) { $1 } })
show(layers.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) })

// Nested merging.
typealias Config = [String: [String: Int]]
let base: Config = ["net": ["port": 80, "retries": 3], "ui": ["scale": 1]]
let patch: Config = ["net": ["port": 8080], "log": ["level": 2]]
let merged = base.merging(patch) { $0.merging($1) { $1 } }
for section in merged.keys.sorted() {
  print(section, terminator: ": ")
  show(merged[section]!)
}

// Operators of our own on top of it.
extension Dictionary {
  static func + (left: Self, right: Self) -> Self { left.merging(right) { $1 } }
  static func += (left: inout Self, right: Self) { left = left + right }
}
var bag = ["one": 1] + ["two": 2, "one": 11]
bag += ["three": 3]
show(bag)

// Equality ignores the order of insertion; differences by hand.
print(["a": 1, "b": 2] == ["b": 2, "a": 1], ["a": 1] == ["a": 2], [String: Int]() == [:])
func changes(from old: [String: String], to new: [String: String]) -> [String] {
  Set(old.keys).union(new.keys).sorted().compactMap { key in
    switch (old[key], new[key]) {
    case let (before?, after?): return before == after ? nil : "~\(key): \(before) => \(after)"
    case let (nil, after?): return "+\(key): \(after)"
    case let (before?, nil): return "-\(key): \(before)"
    case (nil, nil): return nil
    }
  }
}
for line in changes(from: defaults, to: ["size": "S", "font": "Sans", "kerning": "on"]) { print(line) }

// A conflict rule may throw.
struct Clash: Error { let values: [String] }
do {
  show(try defaults.merging(personal) { throw Clash(values: [$0, $1]) })
} catch let clash as Clash {
  print("clash between", clash.values)
}
