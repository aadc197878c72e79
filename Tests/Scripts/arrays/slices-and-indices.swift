// ArraySlice keeps the indices of its array; conversion resets them; assigning through slices.

let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
let summer = months[5...7]

print(summer, summer.count, summer.startIndex, summer.endIndex, summer.indices)
print(summer[5], summer.first!, summer[summer.startIndex + 1], summer.firstIndex(of: "Jul")!)
for (index, month) in zip(summer.indices, summer) { print(index, month, terminator: "; ") }
print()
for (offset, month) in summer.enumerated() { print(offset, month, terminator: "; ") }
print()

let fresh = Array(summer)
print(fresh[0], fresh.startIndex, type(of: summer), type(of: fresh))
print(summer == months[5..<8], fresh == ["Jun", "Jul", "Aug"], summer.elementsEqual(fresh))

// Slices of slices, and the operations which give slices.
print(summer[6...], summer[..<6], summer.dropFirst().startIndex, months.prefix(2), months.suffix(2).startIndex)
print(months.dropFirst(10), months.dropLast(11), months.prefix(upTo: 1), months.suffix(from: 11),
      months.prefix(through: 1))
print(months[...].count, months[12...].isEmpty, months[3..<3], months.prefix(0), months.suffix(99).count)
print(months.prefix { $0 != "Mar" }, months.drop { $0 != "Nov" })

// A slice is a value: mutating it leaves the array alone.
var tail = months[9...]
tail.append("???")
tail[9] = "OCT"
tail.removeFirst()
print(tail, tail.startIndex, months[9])
print(tail.popFirst()!, tail.popLast()!, tail, tail.indices)

// But a slice expression of a variable array writes through.
var numbers = Array(1...8)
numbers[2..<5].reverse()
print(numbers)
numbers[4...].sort(by: >)
print(numbers)
numbers[..<2] = [0]
print(numbers)
numbers[1...3].swapAt(1, 3)
for index in numbers[5...].indices { numbers[index] = -numbers[index] }
print(numbers)

// Recursion over slices: a sum and a merge sort.
func sum(_ values: ArraySlice<Int>) -> Int {
  guard let first = values.first else { return 0 }
  return first + sum(values.dropFirst())
}
print(sum(numbers[...]), sum([]))

func mergeSorted(_ values: ArraySlice<Int>) -> [Int] {
  guard values.count > 1 else { return Array(values) }
  let middle = values.startIndex + values.count / 2
  var left = mergeSorted(values[..<middle])[...], right = mergeSorted(values[middle...])[...]
  var merged: [Int] = []
  while let a = left.first, let b = right.first {
    merged.append(a <= b ? left.removeFirst() : right.removeFirst())
  }
  return merged + left + right
}
print(mergeSorted([5, 2, 9, 1, 5, 6, -3]))
