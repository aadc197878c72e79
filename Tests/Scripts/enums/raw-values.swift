// Raw values: integers, strings, rawValue initialisers.
enum Setting: Int {
  case minionMode, privacy, sound
}
print(Setting.minionMode.rawValue, Setting.sound.rawValue)
for row in 0...3 {
  if let setting = Setting(rawValue: row) {
    switch setting {
    case .minionMode: print(row, "Minion Mode")
    case .privacy: print(row, "Privacy")
    case .sound: print(row, "Sound")
    }
  } else {
    print(row, "nothing")
  }
}
enum Code: Int { case ok = 200, created, notFound = 404, gone = 410 }
print(Code.created.rawValue, Code(rawValue: 404) as Any, Code(rawValue: 1) as Any)
enum Suit: String { case hearts, spades = "S", clubs }
print(Suit.hearts.rawValue, Suit.spades.rawValue, Suit(rawValue: "S") == .spades, Suit(rawValue: "spades") == nil)
enum Ratio: Double { case half = 0.5, third = 0.25 }
print(Ratio(rawValue: 0.5)!, Ratio.third.rawValue)
enum Letter: Character { case a = "a", b = "b" }
print(Letter(rawValue: "b")!)
print(Setting(rawValue: 1)! == .privacy, Setting.privacy == Setting.sound)
print(Setting.privacy.hashValue == Setting.privacy.hashValue)
extension Setting {
  static var count: Int {
    var n = 0
    while Setting(rawValue: n) != nil { n += 1 }
    return n
  }
  var next: Setting? { Setting(rawValue: rawValue + 1) }
}
print(Setting.count, Setting.privacy.next as Any, Setting.sound.next as Any)
print(Setting.init(rawValue: 0) ?? .sound)
