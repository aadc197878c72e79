// Casts go from a value to its object, and from the object to the value: also within Any, and in collections.
import Foundation
let n = "abc" as NSString
let s = n as String
let any: Any = n
print((any as? String) ?? "nil", s)
let d: [String: Any] = ["k": "v" as NSString]
print(d["k"] as? String ?? "nil", (d["k"] as! NSString).length)
let q: Any = "text"
print((q as? NSString)?.length ?? -1)
let num: Any = NSNumber(value: 3)
print(num as? Int ?? -1, num as? Double ?? -1, num as? Bool ?? false, num as? Float ?? -1, num is Int)
let h: Any = NSNumber(value: 3.5)
print(h as? Int ?? -1, h as? Double ?? -1)
let b: Any = NSNumber(value: true)
print(b as? Int ?? -1, b as? Bool ?? false)
let i: Any = 7
print((i as? NSNumber)?.doubleValue ?? -1, i is NSNumber)
let o: AnyObject = NSNumber(value: 4)
print(o as? Int ?? -1)
switch num { case let x as Int: print("int", x); default: print("none") }
let arr: Any = [1, 2] as [NSNumber]
print(arr as? [Int] ?? [])
let num2 = NSNumber(value: 9)
print(num2 as? Int ?? -1, Int(truncating: num2), num2 as! Int)
let strs: [Any] = ["a", NSString(string: "b")]
print(strs.compactMap { $0 as? String })
let dd: [String: Any] = ["n": NSNumber(value: 2), "s": "t"]
if let v = dd["n"] as? Int { print(v) }

func show<T>(_ n: NSNumber, _ t: T.Type) -> String { (n as? T).map { "\($0)" } ?? "nil" }
for n in [NSNumber(value: 3), NSNumber(value: 0), NSNumber(value: 1), NSNumber(value: 3.5), NSNumber(value: true), NSNumber(value: false), NSNumber(value: -1), NSNumber(value: 300), NSNumber(value: 0.1), NSNumber(value: Float(0.1)), NSNumber(value: 1e300), NSNumber(value: UInt64.max), NSNumber(value: 1.0), NSNumber(value: Double.nan), NSNumber(value: 16777217)] {
  print(n, show(n, Int.self), show(n, Int8.self), show(n, UInt8.self), show(n, Int32.self), show(n, UInt.self), show(n, UInt64.self), show(n, Double.self), show(n, Float.self), show(n, Bool.self))
}
