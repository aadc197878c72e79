@propertyWrapper
struct Clamped: Codable {
    var wrappedValue: Int
}
struct Settings: Codable {
    @Clamped var volume: Int // unsupported: supplying `Decodable` for wrapped properties
}
