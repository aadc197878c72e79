// Iterating: pairs, keys, values, sorted output, destructuring with where, indices, key and value labels.

let peaks = ["Everest": 8849, "K2": 8611, "Eiger": 3967, "Zugspitze": 2962]

for (name, height) in peaks.sorted(by: { $0.value > $1.value }) { print(name, height) }
for name in peaks.keys.sorted() { print(name, terminator: " ") }
print()
for (rank, peak) in peaks.sorted(by: { $0.key < $1.key }).enumerated() { print(rank + 1, peak.key, peak.value) }

// Sums and filters need no order.
var sum = 0, high: [String] = []
for (name, height) in peaks where height > 8000 {
  sum += height
  high.append(name)
}
for height in peaks.values { sum -= height }
for (_, height) in peaks { sum += height }
print(sum, high.sorted())

// The element is a labelled tuple.
let highest = peaks.max { $0.value < $1.value }!
print(highest, highest.key, highest.1, type(of: highest))
print(peaks.sorted { $0.key.count < $1.key.count }.map(\.key)[0])

// A dictionary of one element prints itself predictably.
print(["K2": 8611], ["list": [1, 2]], [1: "one"], ["nested": ["deep": true]], ["k": nil as Int?],
      ["c": "x" as Character])
print("\(["pi": 3.14])", [2.5: "key"], String(describing: ["a": 1]), [String: Int](), ["opt": Optional("v")])

// Keys and values are collections.
print(peaks.keys.contains("K2"), peaks.keys.count, peaks.values.contains(1), peaks.values.filter { $0 > 8000 }.count)
print(Set(peaks.keys) == ["Everest", "K2", "Eiger", "Zugspitze"], Array(peaks.values).sorted().first!)

// Indices: find, read, remove.
var climbed = peaks
if let index = climbed.index(forKey: "Eiger") {
  print(climbed[index], climbed[index].value, climbed.keys[index], climbed.values[index])
  print(climbed.remove(at: index), climbed.count)
}
print(climbed.index(forKey: "Eiger") == nil, climbed.firstIndex { $0.key == "K2" }.map { climbed[$0].value } as Any)
while let (name, _) = climbed.popFirst() { high.append(name) }
print(climbed.isEmpty, high.count)

// Removing while walking: over a copy of the keys.
var caches = ["a": 1, "b": 20, "c": 3, "d": 40]
for (key, size) in caches where size > 10 { caches[key] = nil }
print(caches.keys.sorted())

// A report of a dictionary of dictionaries, aligned.
let timetable = ["Mon": ["09": "maths", "11": "art"], "Tue": ["10": "music"], "Wed": [:]]
for day in ["Mon", "Tue", "Wed"] {
  let lessons = timetable[day, default: [:]].sorted { $0.key < $1.key }.map { "\($0.key)h \($0.value)" }
  print(day + ":", lessons.isEmpty ? "free" : lessons.joined(separator: ", "))
}

// Sorting by value and then by key.
let votes = ["red": 3, "blue": 5, "green": 3, "amber": 5]
print(votes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key):\($0.value)" })
print(votes.keys.sorted { votes[$0]! != votes[$1]! ? votes[$0]! < votes[$1]! : $0 < $1 })

// makeIterator, and the first of a dictionary of one.
var iterator = ["only": 1].makeIterator()
print(iterator.next()!, iterator.next() as Any, ["only": 1].first!.key, ["only": 1].randomElement()!.value)
