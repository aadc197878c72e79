import Foundation

struct Offer: Codable {
  var price: Decimal
  var steps: [Decimal]
  var reduced: Decimal?
}

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let steps = ["0", "-1.5", "12345678901234567890.123456789", "1e20", "0.0000001"].map { Decimal(string: $0)! }
let text = String(data: try encoder.encode(Offer(price: 19.99, steps: steps)), encoding: .utf8)!
print(text)
let again = try JSONDecoder().decode(Offer.self, from: Data(text.utf8))
print(again, again.steps == steps)

for json in [
  "{\"price\": 19.99, \"steps\": [1, 0.1, 1e5, -0, 1.50], \"reduced\": 0.07}", "{\"price\": null, \"steps\": []}", "{\"steps\": []}",
  "{\"price\": 1e500, \"steps\": []}",
] {
  do {
    print(try JSONDecoder().decode(Offer.self, from: Data(json.utf8)))
  } catch {
    print(error)
  }
}
do {
  _ = try JSONDecoder().decode(Offer.self, from: Data("{\"price\": \"19.99\", \"steps\": []}".utf8))
} catch DecodingError.typeMismatch(let type, let context) {
  print("mismatch:", type, context.codingPath.map { $0.stringValue })
}
print(try JSONDecoder().decode(Decimal.self, from: Data("3.14".utf8)), try JSONDecoder().decode([String: Decimal].self, from: Data("{\"a\":0.07}".utf8)))
