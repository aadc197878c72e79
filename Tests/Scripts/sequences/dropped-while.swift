// What is dropped is found out at once, what is behind it is not.
var asked = 0
let behind = sequence(first: 1) { $0 + 1 }.drop { asked += 1; return $0 < 3 }
print(asked)
var first = behind.makeIterator()
print(first.next() as Any, first.next() as Any, asked)
var second = behind.makeIterator()
print(second.next() as Any, asked)
print(sequence(first: 1) { $0 + 1 }.drop { $0 < 3 }.prefix(2).map { $0 * 2 })
print(type(of: stride(from: 0, to: 3, by: 1).drop { $0 < 2 }), Array(stride(from: 0, to: 3, by: 1).drop { $0 < 2 }))
print(Array(AnySequence([1, 2, 3, 1]).drop { $0 < 2 }.drop { $0 < 3 }))
print(type(of: AnySequence([1]).drop { $0 < 2 }), type(of: AnySequence([1]).dropFirst()), type(of: AnySequence([1]).prefix(1)))
struct Refused: Error {}
do { _ = try stride(from: 0, to: 3, by: 1).drop { _ in throw Refused() } } catch { print(error) }
for pair in zip([1, 2, 3], "abc").drop(while: { $0.0 < 2 }) { print(pair) }

// Prefixes.
print("  abc".trimmingPrefix { $0 == " " }, "aab".trimmingPrefix("a"), [1, 1, 2].trimmingPrefix { $0 == 1 })
var text = "  abc"
text.trimPrefix { $0 == " " }
text.trimPrefix("ab")
var list = [1, 1, 2]
list.trimPrefix { $0 == 1 }
print(text, list)

// A slice knows its indexes as its base does.
struct Squares: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { 3 }
  subscript(i: Int) -> Int { i * i }
}
print(Squares()[1...].indices, Squares().indices, Squares()[1...].indices == 1..<3, "abc".dropFirst().indices.count)
let byte: UInt8 = 65
print(Character(.init(byte)), String([72, 105].map { (n: UInt8) in Character(.init(n)) }))
