/// The address of a file, as editors say it.
enum FileURI {
  /// The path; nil for what is no file, as a text that was never saved.
  static func path(of uri: String) -> String? {
    guard uri.hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst("file://".count)
    // Behind the name of the machine, which is this one.
    guard let start = rest.firstIndex(of: "/") else { return nil }
    var bytes: [UInt8] = []
    var coded = Array(rest[start...].utf8)[...]
    while let byte = coded.popFirst() {
      if byte == UInt8(ascii: "%"), coded.count >= 2,
        let value = UInt8(String(decoding: coded.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        coded = coded.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func uri(of path: String) -> String {
    var uri = "file://"
    for byte in path.utf8 {
      let isPlain =
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || "/-._~".utf8.contains(byte)
      if isPlain {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return uri
  }
}
