// All kinds of ranges as patterns and as values: closed, half-open, one-sided, of characters, strings and doubles.
func band(_ celsius: Double) -> String {
  switch celsius {
  case ..<(-10): "bitter"
  case -10..<0: "frosty"
  case 0: "freezing point"
  case 0..<12.5: "cool"
  case 12.5...25: "mild"
  case 25.0.nextUp...: "hot"
  default: "not a temperature"
  }
}
print([-40, -10, -0.5, 0, 12.4, 12.5, 25, 25.1, .nan].map(band))

func file(_ name: String) -> Int {
  switch name {
  case ..<"h": 1
  case "h"..<"p": 2
  case "p"...: 3
  default: 0
  }
}
print(["Zed", "apple", "gz", "h", "ozone", "p", "zebra"].map(file))

let working = 9..<17
let lunch = 12...12
for hour in [8, 9, 12, 16, 17] {
  switch hour {
  case lunch: print(hour, "lunch")
  case working: print(hour, "work")
  case ..<working.lowerBound: print(hour, "early")
  case working.upperBound...: print(hour, "late")
  default: break
  }
}

// Ranges as values in the neighbourhood of patterns.
print(working.contains(17), working.count, lunch.count, (5..<5).isEmpty, (1...3).reversed() as [Int])
print(working.clamped(to: 0..<10), working.overlaps(16...20), (1...5).overlaps(6...9))
let letters = Array("abcdefg")
print(String(letters[2...]), String(letters[..<2]), String(letters[...2]), String(letters[1..<3]))
let word = "interpreter"
if let p = word.firstIndex(of: "p") { print(word[..<p], word[p...]) }
var list = [0, 1, 2, 3, 4, 5]
list[1...2] = [10, 20, 30]
list.removeSubrange(..<1)
list.replaceSubrange(3..., with: [99])
print(list)

if case 1...5 = 3, case "a"..."f" = Character("c") { print("both inside") }
let ages = [3, 15, 40, 70]
print(ages.filter { 13...19 ~= $0 }, ages.filter((18...).contains), ages.map { (0...17 ~= $0) ? "minor" : "adult" })
print(Range(1...4), (3...).prefix(3).map { $0 }, (1..<4) == Range(1...3), ClosedRange(1..<4))
switch ("m", 30) as (Character, Int) {
case ("a"..."l", _): print("first half")
case ("m"..."z", ...29): print("second half, small")
case ("m"..."z", 30...): print("second half, large")
default: print("?")
}
