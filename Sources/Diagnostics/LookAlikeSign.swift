/// Signs of other keyboards that look like Swift's own.
public enum LookAlikeSign {
  /// What each looks like.
  public static let meanings: [UInt32: String] = [
    0xff08: "(", 0xff09: ")", 0xff3b: "[", 0xff3d: "]", 0xff5b: "{", 0xff5d: "}", 0x3010: "[", 0x3011: "]",
    0xff0c: ",", 0x3001: ",", 0xff1b: ";", 0xff1a: ":", 0x3002: ".", 0xff0e: ".", 0xff01: "!", 0xff1f: "?",
    0xff1d: "=", 0xff0b: "+", 0xff0d: "-", 0xff0a: "*", 0xff0f: "/", 0xff1c: "<", 0xff1e: ">", 0xff06: "&",
    0xff5c: "|", 0xff05: "%", 0xff20: "@", 0xff03: "#", 0xff3f: "_", 0xff3c: "\\", 0x2026: "...",
    0x2013: "-", 0x2014: "-", 0x2212: "-", 0x3000: " ", 0x2003: " ", 0x2002: " ", 0x2009: " ", 0x202f: " ",
    0xfeff: " ",
  ]

  /// Marks that open a quotation, and those that close it.
  public static let quotes: [UInt32: Set<UInt32>] = [
    0x201c: [0x201d, 0x201c], 0x201d: [0x201d, 0x201c], 0x201e: [0x201c, 0x201d], 0x2018: [0x2019], 0x2019: [0x2019],
    0xff02: [0xff02], 0xff07: [0xff07],
  ]

  /// The first such sign in a name, of which it is a letter to Swift: `A：B`.
  static func first(in name: String) -> (sign: Character, meant: String)? {
    for scalar in name.unicodeScalars where scalar.value >= 0x80 {
      if let meant = meanings[scalar.value] { return (Character(scalar), meant) }
    }
    return nil
  }

  /// The part of a name before its first such sign: `A` of `A：B`.
  public static func head(of name: String) -> String? {
    let scalars = name.unicodeScalars
    guard let end = scalars.firstIndex(where: { $0.value >= 0x80 && meanings[$0.value] != nil }) else { return nil }
    return String(scalars[..<end])
  }

  /// What to say of a name with such a sign.
  static func help(for name: String) -> [String] {
    first(in: name).map {
      ["`\($0.sign)` is a full-width sign, and to Swift a letter of `\(name)`: type `\($0.meant)` instead"]
    } ?? []
  }
}
