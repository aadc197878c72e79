// Array basics: building, reading, changing.
var xs = [3, 1, 2]
print(xs, xs.count, xs.isEmpty, xs[0], xs.first ?? 0, xs.last ?? 0)
xs.append(9)
xs += [7, 8]
xs.insert(100, at: 1)
print(xs)
print(xs.remove(at: 1), xs.removeLast(), xs.removeFirst(), xs)
xs[0] = 50
xs[1] += 5
print(xs, xs + [0], [0] + xs)
xs.append(contentsOf: [1, 2])
xs.insert(contentsOf: [-1, -2], at: 0)
print(xs)
xs.swapAt(0, 1)
print(xs, xs.indices, xs.startIndex, xs.endIndex)
xs.removeAll { $0 < 0 }
print(xs)
xs.reverse()
print(xs)
xs.sort()
print(xs)
xs.sort(by: >)
print(xs, xs.contains(50), xs.contains(51), xs.firstIndex(of: 2) ?? -1, xs.lastIndex(of: 2) ?? -1)
print(xs[1...2], xs[..<2], xs[3...], xs.prefix(2), xs.suffix(2), xs.dropFirst(), xs.dropLast(2))
xs.removeSubrange(0..<2)
print(xs)
xs.replaceSubrange(0..<1, with: [11, 12])
print(xs)
xs.removeAll()
print(xs, xs.first as Any, xs.popLast() as Any)
let empty: [String] = []
let typed = [Double](), filled = Array(repeating: "z", count: 3)
print(empty, typed, filled, [Int](1...4), Array("ab"))
var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
grid[1][2] = 5
grid[0][0] += 1
print(grid, grid[1], grid.map { $0.reduce(0, +) })
print([1, 2] == [1, 2], [1, 2] != [2, 1], [[1], []] == [[1], []])
for (i, x) in ["a", "b"].enumerated() { print(i, x) }
var slice = [1, 2, 3, 4][1...2]
print(slice, slice.startIndex, slice[1], Array(slice))
slice.append(9)
print(slice.count, slice.reduce(0, +))
let mixed: [Any] = [1, "two", 3.0]
print(mixed, mixed.count)
let nested = [[1, 2], [3], []]
print(nested.flatMap { $0 }, nested.joined().map { $0 }, nested.count)
