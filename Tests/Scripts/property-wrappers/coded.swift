// A wrapped property is coded as its wrapper says, under its own name.
import Foundation

@propertyWrapper
struct Rounded {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue / 10 * 10 }
}

extension Rounded: Codable {
  init(from decoder: Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(Int.self))
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(wrappedValue)")
  }
}

struct Settings: Codable {
  @Rounded var volume = 50
  var name: String?
  @Rounded var speed: Int

  enum CodingKeys: String, CodingKey { case volume, name, speed = "rate" }
}

func read(_ text: String) {
  do {
    let settings = try JSONDecoder().decode(Settings.self, from: Data(text.utf8))
    print(settings.volume, settings.name ?? "-", settings.speed)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    print(String(decoding: try encoder.encode(settings), as: UTF8.self))
  } catch DecodingError.keyNotFound(let key, _) {
    print("no", key.stringValue)
  } catch {
    print("wrong")
  }
}

read(#"{"volume": 17, "rate": 99, "name": "loud"}"#)
read(#"{"rate": 9}"#)
