// Dates in JSON, as each strategy writes and reads them.

import Foundation

struct Visit: Codable, Equatable {
  var name: String
  var start: Date
  var end: Date?
  var stops: [Date]
  var marks: [String: Date]
}

let first = Date(timeIntervalSince1970: 1_700_000_000)
let second = Date(timeIntervalSince1970: 1_718_000_000.25)
let visit = Visit(name: "A", start: first, end: nil, stops: [first, second], marks: ["x": second])

let day = DateFormatter()
day.locale = Locale(identifier: "en_US_POSIX")
day.timeZone = TimeZone(identifier: "Asia/Shanghai")
day.dateFormat = "yyyy-MM-dd HH:mm:ss"

let writing: [(String, JSONEncoder.DateEncodingStrategy)] = [
  ("deferred", .deferredToDate), ("seconds", .secondsSince1970), ("milliseconds", .millisecondsSince1970),
  ("iso", .iso8601), ("formatted", .formatted(day)),
  (
    "custom",
    .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode("day " + String(Int(date.timeIntervalSince1970 / 86400)))
    }
  ),
  (
    "in parts",
    .custom { date, encoder in
      var container = encoder.container(keyedBy: Part.self)
      try container.encode(Int(date.timeIntervalSince1970), forKey: .seconds)
    }
  ),
  ("nothing", .custom { _, _ in }),
]
enum Part: String, CodingKey {
  case seconds
}

for (name, strategy) in writing {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  encoder.dateEncodingStrategy = strategy
  print(name, String(decoding: try encoder.encode(visit), as: UTF8.self))
  print("  ", String(decoding: try encoder.encode(first), as: UTF8.self))
}

let reading: [(String, JSONDecoder.DateDecodingStrategy)] = [
  ("deferred", .deferredToDate), ("seconds", .secondsSince1970), ("milliseconds", .millisecondsSince1970),
  ("iso", .iso8601), ("formatted", .formatted(day)),
  (
    "custom",
    .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      guard let number = Double(text.dropFirst(4)) else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "No day: \(text)"))
      }
      return Date(timeIntervalSince1970: number * 86400)
    }
  ),
]
let texts = [
  #"[12.5]"#, #"[null]"#, #"["2024-05-06T07:08:09Z"]"#, #"["2024-05-06T07:08:09.5+08:00"]"#, #"["2024-05-06"]"#,
  #"["2024-05-06 07:08:09"]"#, #"["day 19000"]"#, #"[{"a": 1}]"#, #"[true]"#, #"[1700000000123]"#,
]
for (name, strategy) in reading {
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = strategy
  print(name)
  for text in texts {
    do {
      print("  ", text, try decoder.decode([Date].self, from: Data(text.utf8))[0].timeIntervalSince1970)
    } catch let error as DecodingError {
      switch error {
      case .dataCorrupted(let context):
        print("   corrupted", context.debugDescription, context.codingPath.map { $0.stringValue })
      case .typeMismatch(let type, let context): print("   mismatch", type, context.debugDescription)
      case .valueNotFound(let type, let context): print("   nothing", type, context.debugDescription)
      default: print("   another")
      }
    }
  }
}

for (name, strategy) in writing.prefix(5) {
  let encoder = JSONEncoder()
  encoder.dateEncodingStrategy = strategy
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = reading.first { $0.0 == name }!.1
  let back = try decoder.decode(Visit.self, from: try encoder.encode(visit))
  print(name, back == visit, back.stops.map { $0.timeIntervalSince1970 })
  print(try decoder.decode(Date?.self, from: Data("null".utf8)) as Any)
}
