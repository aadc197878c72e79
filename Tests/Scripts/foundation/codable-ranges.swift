import Foundation

struct Shelf: Codable {
  var places: ClosedRange<Int>
  var widths: Range<Double>
}
let written = try! JSONEncoder().encode(Shelf(places: 1...3, widths: 0..<1.5))
let text = String(decoding: written, as: UTF8.self)
print(text.contains("\"places\":[1,3]"), text.contains("\"widths\":[0,1.5]"))
let read = try! JSONDecoder().decode(Shelf.self, from: written)
print(read.places, read.widths)
do {
  _ = try JSONDecoder().decode(Shelf.self, from: Data(#"{"places": [3, 1], "widths": [0, 1]}"#.utf8))
} catch DecodingError.dataCorrupted(let context) {
  print(context.debugDescription)
}
