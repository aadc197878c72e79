// Prefix and postfix operators of one's own, next to the built-in ones; spacing decides which is meant.
prefix operator √
postfix operator %
prefix operator ++
postfix operator ++
postfix operator °
prefix operator <-
prefix operator ¬

prefix func √ (n: Int) -> Int {
  var root = 0
  while (root + 1) * (root + 1) <= n { root += 1 }
  return root
}

postfix func % (n: Double) -> Double { n / 100 }
postfix func % (n: Int) -> Double { Double(n)% }

@discardableResult
prefix func ++ (n: inout Int) -> Int {
  n += 1
  return n
}

@discardableResult
postfix func ++ (n: inout Int) -> Int {
  defer { n += 1 }
  return n
}

struct Angle: CustomStringConvertible {
  var degrees: Int
  var description: String { "\(degrees)°" }
  static prefix func - (angle: Angle) -> Angle { Angle(degrees: (360 - angle.degrees) % 360) }
  static func + (a: Angle, b: Angle) -> Angle { Angle(degrees: (a.degrees + b.degrees) % 360) }
}
postfix func ° (degrees: Int) -> Angle { Angle(degrees: degrees) }

final class Pipe<T> {
  var items: [T]
  init(_ items: [T]) { self.items = items }
  static prefix func <- (pipe: Pipe) -> T? { pipe.items.isEmpty ? nil : pipe.items.removeFirst() }
}

prefix func ¬ <T>(test: @escaping (T) -> Bool) -> (T) -> Bool { { !test($0) } }

print(√81, √80 + 1, -(√16), √(9 + 16))
print(25%, 12.5%, 200 * 10%, 17 % 5)
var count = 5
print(++count, count++, count)
count++
++count
print(count)
print(90°, -90°, 350° + 20°, -(10° + 5°))

let pipe = Pipe(["a", "b"])
print((<-pipe)!, <-pipe ?? "end", <-pipe ?? "end")
while let next = <-pipe { print(next) }

let isShort: (String) -> Bool = { $0.count < 4 }
print(["fig", "melon", "kiwi"].filter(¬isShort))
print([1, 4, 9, 15].map(√), !true, ~0, -count)
