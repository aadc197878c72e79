// Range, ClosedRange, one-sided ranges: bounds, contains, isEmpty, count, ~=, overlaps, clamped, equality.

let office = 9..<17
let floors = 0...3
let adult = 18...
let child = ..<13
let small = ...5

print(office, floors, adult, child, small)
print(office.lowerBound, office.upperBound, floors.lowerBound, floors.upperBound, adult.lowerBound, child.upperBound)
print(office.count, floors.count, office.isEmpty, (4..<4).isEmpty, (4...4).isEmpty, (4..<4).count)
print(office.contains(9), office.contains(17), floors.contains(3), adult.contains(1_000), child.contains(13),
      small.contains(5))

// The pattern operator is contains, turned round.
print(office ~= 12, 1...2 ~= 3, adult ~= 18, "a"..."f" ~= "c")

// Overlaps and clamping.
print(office.overlaps(16..<20), office.overlaps(17..<20), floors.overlaps(3...9), (1..<3).overlaps(2...5),
      (0..<0).overlaps(0..<5))
print(office.clamped(to: 12..<24), office.clamped(to: 20..<24), floors.clamped(to: 2...9), (0..<5).clamped(to: 1..<3))
extension Comparable {
  func clamped(to limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) }
}
print([-5, 1, 99].map { $0.clamped(to: floors) }, 2.7.clamped(to: 0...1), "m".clamped(to: "n"..."z"))

// Equality, hashing, conversion between the kinds.
print(1..<4 == 1..<4, 1...3 == 1...3, Range(1...3) == 1..<4, ClosedRange(1..<4), Set([1..<2, 1..<2, 1..<3]).count)
print(Array(1..<4) == Array(1...3), (1..<4).elementsEqual(1...3))

// Over other comparable types there is containment but no counting.
let warm = 18.5...24.0
let names = "K"..<"N"
print(warm.contains(20), warm.contains(24.0), (0.0..<1.0).contains(1), warm, warm.upperBound - warm.lowerBound)
print(["Kim", "Lee", "Max", "Nat", "k"].filter(names.contains), names)
print(("a"..."e" as ClosedRange<Character>).contains("é"), Double(1)..<2, (1.5...).contains(.infinity))

// relative(to:) makes one-sided ranges concrete.
let letters = ["a", "b", "c", "d"]
print((1...).relative(to: letters), (..<2).relative(to: letters), (...2).relative(to: letters),
      (1..<3).relative(to: 0..<10))
print(letters[1...], letters[..<2], letters[...2], letters[...].count, letters[2..<2])

// A switch is where most ranges live.
func season(_ month: Int) -> String {
  switch month {
  case ..<1, 13...: return "no month"
  case 3...5: return "spring"
  case 6..<9: return "summer"
  case 9...11: return "autumn"
  default: return "winter"
  }
}
print((-1...13).map(season))
switch (3, -2) {
case (0..., 0...): print("upper right")
case (0..., ..<0): print("lower right")
default: print("left")
}
