// JSON read into dictionaries and arrays of anything, as code without types of its own does, and written from them.
import Foundation

let text = """
  {"name": "Ada \\u00e9\\n", "age": 36, "height": 1.62, "isMember": true, "car": null, "tags": ["a", "b"],
   "address": {"street": "High Street", "number": 7}, "score": 2.0,
   "pets": [{"name": "Rex"}, {"name": "Tom"}], "no": []}
  """

guard let person = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { fatalError() }
for key in person.keys.sorted() {
  let value = person[key]!
  print(key, value as? Int ?? "-", value as? Double ?? "-", value as? Bool ?? "-", value as? String ?? "-")
  print("  ", value is NSNull, value is NSNumber, value as? [String] ?? "-", (value as? [String: Any])?.count ?? "-")
}
if let address = person["address"] as? [String: Any], let street = address["street"] as? String {
  print(street, address["number"] as? Int ?? 0)
}
let pets = person["pets"] as? [[String: Any]] ?? []
print(pets.compactMap { $0["name"] as? String })
print((person["age"] as? NSNumber)?.stringValue ?? "", type(of: person["name"]!), type(of: person["tags"]!))

// An array at the top, and what is neither array nor dictionary.
let numbers = try JSONSerialization.jsonObject(with: Data("[1, 2, 3]".utf8), options: []) as! [Int]
print(numbers.reduce(0, +))
print(try JSONSerialization.jsonObject(with: Data(" \"x\" ".utf8), options: .fragmentsAllowed))
print(try JSONSerialization.jsonObject(with: Data("[1, true, 12345678901234567890, 0.12345678901234567890, 1e5]".utf8)))

func written(_ value: Any, _ options: JSONSerialization.WritingOptions = [.sortedKeys]) {
  do {
    print(String(data: try JSONSerialization.data(withJSONObject: value, options: options), encoding: .utf8)!)
  } catch {
    print((error as NSError).domain, (error as NSError).code, (error as NSError).userInfo)
  }
}
let order: [String: Any] = [
  "id": 12, "price": 9.5, "whole": 3.0, "paid": true, "note": NSNull(), "url": "http://a.b/c", "item10": 1, "item9": 2,
  "Item": "é😀\"\\\u{1}", "lines": [["n": 1], ["n": 2]], "none": [Int](), "nothing": [String: Int](),
]
written(order)
written(order, [.sortedKeys, .prettyPrinted])
written(order, [.sortedKeys, .withoutEscapingSlashes])
written([NSNumber(value: 1), NSNumber(value: true), NSNumber(value: 2.5), NSDecimalNumber(string: "1.10"), Int8(3)])
written([1, nil, 3] as [Int?])
written(["a": Int?.none as Any, "b": Int?.some(2) as Any])
written(["a": "x"] as [AnyHashable: Any])
written([1e20, 1e-7, -0.0, 0.1 + 0.2])
written([String](), .prettyPrinted)
written("text", .fragmentsAllowed)
written(NSNull(), .fragmentsAllowed)
written([Double.nan])
written([-Float.infinity])
written([Date(timeIntervalSince1970: 0)])
written([1: "a"])

struct Point { var x = 0 }
let objects: [Any] = [
  [1], ["a": 1], "text", 1, [1: 2], [Point()], [NSNull()], [Double.nan], [Date()], ["k": ["z": Point()]], [Decimal(1)],
]
print(objects.map { JSONSerialization.isValidJSONObject($0) })

// There and back.
let again = try JSONSerialization.jsonObject(with: JSONSerialization.data(withJSONObject: order)) as! [String: Any]
print(
  again.count, again["item10"] as! Int, again["note"] is NSNull, again["Item"] as! String == order["Item"] as! String)
print(NSNull(), NSNull() == NSNull(), NSNull() === NSNull(), [NSNull()])
