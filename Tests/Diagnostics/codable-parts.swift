struct Plain {
    var a = 1
}
struct Holder: Codable { // error: does not conform to protocol `Decodable`
    var id: Int
    var plain: Plain
}
struct Readable: Decodable {
    var id: Int
}
struct Uses: Codable { // error: does not conform to protocol `Encodable`
    var part: Readable
    var parts: [Readable]
}
struct Calls: Encodable { // error: does not conform to protocol `Encodable`
    var call: () -> Void
}
enum Payload: Decodable { // error: does not conform to protocol `Decodable`
    case plain(Plain)
    case nothing
}
struct Pair: Codable { // error: does not conform to protocol
    var both: (Int, Int)
}
struct Anything: Codable { // error: does not conform to protocol
    let fixed = 5
    var value: Any
}
struct Box<T>: Encodable { // error: does not conform to protocol `Encodable`
    var value: T
}
struct Known<T> {
    var value: T
}
extension Known: Encodable where T: Encodable {}
func write<T: Encodable>(_ value: T) {}
write(Known(value: 1))
write(Known(value: Plain())) // error: requires that
write([Plain()]) // error: requires that
write(Readable(id: 1)) // error: requires that
