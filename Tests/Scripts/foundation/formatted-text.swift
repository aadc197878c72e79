// String(format:): %d %5d %-5d %05d %x %X %o %f %.2f %8.3f %e %g %@ %c %% and padding(toLength:withPad:startingAt:).
import Foundation

print(String(format: "%d items", 3), String(format: "%d + %d = %d", 1, 2, 3), String(format: "%i", -7),
      String(format: "no arguments"))
print("[" + String(format: "%5d|%-5d|%05d|%+d|%+d", 42, 42, 42, 42, -42) + "]")
print(String(format: "%x %X %#x %o %08x", 255, 255, 255, 8, 48879))
print(String(format: "%ld %lld %u %lu", 1 << 40, Int.max, 7 as UInt32, UInt.max))
print(String(format: "%hhd %d", 5 as Int8, 300 as Int16))

// Floating point.
print(String(format: "%f", 3.14159), String(format: "%.2f", 2.0 / 3), String(format: "%.0f", 2.5),
      String(format: "%.0f", 3.5))
print("[" + String(format: "%8.3f|%-8.2f|%08.2f|%+.1f", Double.pi, Double.pi, -Double.pi, 1.0) + "]")
print(String(format: "%e", 12345.678), String(format: "%.2E", 0.00012),
      String(format: "%g %g %g", 0.0001, 1e10, 100000.0))
print(String(format: "%.3f", Float(0.1)), String(format: "%f %f", Double.infinity, -Double.infinity))
print(String(format: "%.1f%%", 45.678), String(format: "%c%c", 72, 105), String(format: "%5.1f", 1234.56))

// Strings through %@, widths by *.
print(String(format: "%@ and %@", "salt", "pepper"), String(format: "%@ is %d years", "Ann", 30))
print("[" + String(format: "%*d|%.*f", 6, 42, 1, 2.55) + "]")
print(String(format: "%2$@ before %1$@", "cart", "horse"))
print(String(format: "%@ %@", arguments: ["a", "b"]))

// Times, money and tables, what it is used for.
func clock(_ seconds: Int) -> String {
  String(format: "%02d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
print([0, 59, 3661, 86_399].map(clock))
func money(_ cents: Int) -> String { String(format: "%d.%02d", cents / 100, cents % 100) }
print([5, 100, 123_456].map(money))
print([UInt8(0), 10, 255].map { String(format: "%02x", $0) }.joined())

let rows: [(String, Int, Double)] = [("Apple", 3, 0.5), ("Watermelon", 12, 4.25), ("Fig", 100, 0.125)]
for (name, count, price) in rows {
  print(name.padding(toLength: 12, withPad: ".", startingAt: 0) + String(format: "%5d x %6.2f = %8.2f", count, price,
        Double(count) * price))
}

// padding also cuts, and the pad may have several characters.
print("[" + "abc".padding(toLength: 6, withPad: " ", startingAt: 0) + "]",
      "abcdef".padding(toLength: 3, withPad: "-", startingAt: 0))
print("x".padding(toLength: 8, withPad: "+-", startingAt: 0), "x".padding(toLength: 8, withPad: "+-", startingAt: 1))
func right(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
print(["7", "77", "777777"].map { "[" + right($0, 4) + "]" }.joined())

// Rounding to places through a format, and back through Double.
print([1.005, 2.345, -0.004].map { String(format: "%.2f", $0) }, Double(String(format: "%.3f", 2.0 / 3))!)
print(Int(String(format: "%.0f", 41.7))! + 1, UUID().uuidString.count, UUID().uuidString.filter { $0 == "-" }.count,
      UUID() == UUID())
let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(id, id.uuidString.lowercased().prefix(8), UUID(uuidString: "nonsense") as Any,
      id == UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"))
// Neither a width nor a precision counts for `%@`.
print(String(format: "|%5@|%-5@|%.2@|%05d|", "ab", "cd", "efgh", 42))
