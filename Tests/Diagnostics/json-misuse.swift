import Foundation

struct Plain {
    var a = 1
}
let decoder = JSONDecoder()
let data = Data("1".utf8)
let number = decoder.decode(Int.self, from: data) // error: not marked with `try`
let plain = try decoder.decode(Plain.self, from: data) // error: conform to `Decodable`
let text = try decoder.decode(Int.self, from: "1") // error: cannot convert value of type `String`
let written = try JSONEncoder().encode(Plain()) // error: conform to `Encodable`
let string: String = try JSONEncoder().encode(1) // error: cannot convert value of type `Data`
decoder.keyDecodingStrategy = .convertToSnakeCase // error: `convertToSnakeCase`
