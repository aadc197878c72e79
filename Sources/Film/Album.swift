import Stage

/// The images of a film that are files beside its script.
public struct Album {
  private let names: [String]
  private let pictures: [Picture]
  private let first: Int

  static let side = 48

  /// - Parameter first: the number of the first picture, where several films stand on one page.
  public init(_ pictures: [String: Picture] = [:], numberedFrom first: Int = 0) {
    self.first = first
    names = pictures.keys.sorted()
    self.pictures = names.compactMap { pictures[$0] }
  }

  /// The number of a picture, by its name.
  func number(of name: String) -> Int? { names.firstIndex(of: name).map { first + $0 } }

  /// Each picture once, for those that are drawn.
  var definitions: String {
    if pictures.isEmpty { return "" }
    let images = pictures.enumerated().map { number, picture in
      "<image id=\"picture-\(first + number)\" width=\"\(Album.side)\" height=\"\(Album.side)\" "
        + "preserveAspectRatio=\"xMidYMid meet\" href=\"\(picture.address)\"/>"
    }
    return "<defs>\n\(images.joined(separator: "\n"))\n</defs>\n"
  }
}

/// A file that a script names as its image.
public struct Picture {
  /// All of the file, as an address.
  let address: String

  /// - Parameter bytes: nil is made of what is no picture that a browser shows.
  public init?(_ bytes: [UInt8]) {
    guard let type = Picture.type(of: bytes) else { return nil }
    address = "data:\(type);base64,\(base64(bytes))"
  }

  /// Told by how the file begins, not by its name.
  private static func type(of bytes: [UInt8]) -> String? {
    func begins(_ start: [UInt8], at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: start) }
    if begins([0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if begins([0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if begins(Array("GIF8".utf8)) { return "image/gif" }
    if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) { return "image/webp" }
    let head = String(decoding: bytes.prefix(1024), as: UTF8.self)
    let start = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if start.hasPrefix("<svg") || start.hasPrefix("<?xml") && head.contains("<svg") { return "image/svg+xml" }
    return nil
  }
}
