// How far clocks are ahead of Greenwich's, and when.

/// The time of a place, or one that is always as far from Greenwich's. The places that are known are in `_ZoneTable`; to ask
/// for another stops the script.
public struct TimeZone: Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  enum _Kind {
    case named
    /// Made of a number of seconds.
    case counted
    case autoupdating
  }

  let _zone: _Zone
  let _kind: _Kind

  init(_zone: _Zone, _kind: _Kind) {
    self._zone = _zone
    self._kind = _kind
  }

  public init?(identifier: String) {
    guard let zone = _Zone.named(identifier) else { return nil }
    self.init(_zone: zone, _kind: identifier == "GMT" ? .counted : .named)
  }

  /// A number that is farther from Greenwich than 18 hours is none.
  public init?(secondsFromGMT seconds: Int) {
    if seconds.magnitude > 64800 { return nil }
    self.init(_zone: _Zone(identifier: _Zone.fixedName(seconds), seconds: seconds), _kind: .counted)
  }

  public init?(abbreviation: String) {
    if let identifier = TimeZone.abbreviationDictionary[abbreviation] {
      self.init(identifier: identifier)
    } else if abbreviation.hasPrefix("GMT") || abbreviation.hasPrefix("UTC") {
      self.init(identifier: abbreviation)
    } else {
      return nil
    }
  }

  /// What a program without any setting of its surroundings has.
  public static var current: TimeZone { TimeZone(_zone: _Zone.current, _kind: .named) }
  public static var autoupdatingCurrent: TimeZone { TimeZone(_zone: _Zone.current, _kind: .autoupdating) }
  public static var gmt: TimeZone { TimeZone(_zone: _Zone.greenwich, _kind: .counted) }

  public static var abbreviationDictionary: [String: String] { _abbreviations }
  private static let _abbreviations: [String: String] = {
    var result: [String: String] = [:]
    for pair in _ZoneTable.abbreviations.split(separator: " ") {
      let parts = pair.split(separator: "=")
      result[String(parts[0])] = String(parts[1])
    }
    return result
  }()

  public var identifier: String { _zone.identifier }

  public func secondsFromGMT(for date: Date = Date()) -> Int { _zone.state(_zone.seconds(of: date)).offset }
  public func isDaylightSavingTime(for date: Date = Date()) -> Bool { _zone.state(_zone.seconds(of: date)).isSummer }
  public func daylightSavingTimeOffset(for date: Date = Date()) -> Double {
    isDaylightSavingTime(for: date) ? 3600 : 0
  }
  public func nextDaylightSavingTimeTransition(after date: Date) -> Date? {
    _zone.nextChange(after: _zone.seconds(of: date)).map { Date(timeIntervalSince1970: Double($0)) }
  }
  public var nextDaylightSavingTimeTransition: Date? { nextDaylightSavingTimeTransition(after: Date()) }

  /// As it is written in the current locale, which has no short names of its own.
  public func abbreviation(for date: Date = Date()) -> String? {
    _zone.zeroName ?? _Zone.shortName(_zone.state(_zone.seconds(of: date)).offset)
  }

  public static func == (lhs: TimeZone, rhs: TimeZone) -> Bool {
    if lhs._kind == .autoupdating || rhs._kind == .autoupdating { return lhs._kind == rhs._kind }
    return lhs.identifier == rhs.identifier
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(_kind == .autoupdating)
    hasher.combine(identifier)
  }

  public var description: String {
    switch _kind {
    case .named: return identifier
    case .counted: return "GMT (\(_zone.first))"
    case .autoupdating: return "autoupdating " + identifier
    }
  }
  public var debugDescription: String { description }
  public var customMirror: Mirror { fatalError("Zoetrope does not support looking into a time zone") }
}

extension TimeZone: Codable {
  private enum CodingKeys: String, CodingKey {
    case identifier
    case autoupdating
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(identifier, forKey: .identifier)
    if _kind == .autoupdating { try container.encode(true, forKey: .autoupdating) }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if try container.decodeIfPresent(Bool.self, forKey: .autoupdating) == true {
      self = .autoupdatingCurrent
      return
    }
    let identifier = try container.decode(String.self, forKey: .identifier)
    guard let zone = TimeZone(identifier: identifier) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Invalid TimeZone identifier."))
    }
    self = zone
  }
}

/// When summer time begins or ends in a year.
struct _ZoneChange {
  enum _Clock {
    case wall
    case standard
    case greenwich
  }

  let month: Int
  /// Which Sunday of the month; 9 is the last.
  let sunday: Int
  let minutes: Int
  let clock: _Clock

  init(_ month: Int, _ sunday: Int, _ minutes: Int, _ clock: _Clock) {
    self.month = month
    self.sunday = sunday
    self.minutes = minutes
    self.clock = clock
  }

  /// In seconds since 1970, where clocks are `standard` ahead without summer time, and `before` just then.
  func seconds(in year: Int, standard: Int, before: Int) -> Int {
    let first = _Days.number(year, month, 1)
    let firstSunday = first + (8 - _Days.weekday(first)) % 7
    let last = first + _Days.length(ofMonth: month, year) - 1
    let day = sunday == 9 ? last - (_Days.weekday(last) - 1) : firstSunday + (sunday - 1) * 7
    return day * 86400 + minutes * 60 - (clock == .greenwich ? 0 : clock == .standard ? standard : before)
  }
}

/// All that is known of one time.
final class _Zone {
  let identifier: String
  /// Seconds ahead of Greenwich: always, or in 1970.
  let first: Int
  let isFixed: Bool
  /// `GMT` or `UTC`, where it is one of these.
  let zeroName: String?
  private var times: [Int] = []
  private var offsets: [Int] = []
  private var summers: [Bool] = []
  private var rule: [_ZoneChange] = []
  private var ruleYear = 0
  private var ruleStart = Int.max
  private var standard = 0

  init(identifier: String, seconds: Int, zeroName: String? = nil) {
    self.identifier = identifier
    first = seconds
    isFixed = true
    self.zeroName = zeroName ?? (identifier == "GMT" ? "GMT" : nil)
  }

  /// Of a line of the table.
  init(identifier: String, place: Substring) {
    let parts = place.split(separator: ";", omittingEmptySubsequences: false)
    self.identifier = identifier
    isFixed = false
    zeroName = nil
    first = (Int(parts[0]) ?? 0) * 60
    standard = first
    var time = 0
    for change in parts[2].split(separator: " ") {
      let isSummer = change.last == "+"
      let numbers = change.dropLast().split(separator: "=")
      time += (Int(String(numbers[0]), radix: 36) ?? 0) * 900
      if numbers.count > 1 { standard = (Int(String(numbers[1])) ?? 0) * 60 }
      times.append(time)
      offsets.append(isSummer ? standard + 3600 : standard)
      summers.append(isSummer)
    }
    guard let letter = parts[1].first, letter != "-" else { return }
    rule = _ZoneTable.rule(letter)
    ruleYear = Int(String(parts[1].dropFirst())) ?? 0
    ruleStart = _Days.number(ruleYear, 1, 1) * 86400
  }

  static let greenwich = _Zone(identifier: "GMT", seconds: 0)
  static let current = _Zone(identifier: "Etc/UTC", seconds: 0, zeroName: "UTC")
  private static var known: [String: _Zone] = [:]

  /// Nothing where there is no such time; one that is not known stops the script.
  static func named(_ identifier: String) -> _Zone? {
    if let zone = known[identifier] { return zone }
    guard let zone = made(identifier) else { return nil }
    known[identifier] = zone
    return zone
  }

  private static func made(_ identifier: String) -> _Zone? {
    switch identifier {
    case "GMT", "UTC": return greenwich
    case "Etc/UTC", "Zulu", "Etc/UCT", "Etc/Zulu", "UCT":
      return _Zone(identifier: identifier, seconds: 0, zeroName: "UTC")
    case "Etc/GMT", "Greenwich", "Etc/Greenwich", "GMT0":
      return _Zone(identifier: identifier, seconds: 0, zeroName: "GMT")
    default: break
    }
    if let place = _ZoneTable.places[identifier] { return _Zone(identifier: identifier, place: place) }
    if identifier.hasPrefix("Etc/GMT"), let hours = Int(identifier.dropFirst(7)), (-14...12).contains(hours),
      hours != 0,
      identifier == "Etc/GMT" + (hours < 0 ? "\(hours)" : "+\(hours)")
    {
      // Westwards is positive here.
      return _Zone(identifier: identifier, seconds: -hours * 3600)
    }
    if let seconds = fixedSeconds(identifier) { return _Zone(identifier: fixedName(seconds), seconds: seconds) }
    if _ZoneTable.isName(identifier) || identifier.hasPrefix("Etc/") {
      fatalError("Zoetrope does not support the time zone \(identifier)")
    }
    return nil
  }

  /// `GMT+8`, `UTC-03:30`, `GMT+0530`.
  private static func fixedSeconds(_ identifier: String) -> Int? {
    guard identifier.hasPrefix("GMT") || identifier.hasPrefix("UTC") else { return nil }
    let rest = Array(identifier.dropFirst(3))
    guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
    let parts = String(rest[1...]).split(separator: ":", omittingEmptySubsequences: false)
    for part in parts where part.isEmpty || !part.allSatisfy({ $0.isASCII && $0.isNumber }) { return nil }
    let hours: Int
    var minutes = 0
    if parts.count == 2, parts[0].count <= 2, parts[1].count == 2 {
      hours = Int(parts[0]) ?? 0
      minutes = Int(parts[1]) ?? 0
    } else if parts.count == 1, parts[0].count <= 2 || parts[0].count == 4 {
      let number = Int(parts[0]) ?? 0
      hours = parts[0].count == 4 ? number / 100 : number
      minutes = parts[0].count == 4 ? number % 100 : 0
    } else {
      return nil
    }
    if minutes > 59 || hours * 60 + minutes > 1080 { return nil }
    return (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
  }

  /// What a time that is always as far from Greenwich's is called: to the minute.
  static func fixedName(_ seconds: Int) -> String {
    let minutes = (abs(seconds) + 30) / 60
    if minutes == 0 { return "GMT" }
    return "GMT" + (seconds < 0 ? "-" : "+") + _padded(minutes / 60, 2) + _padded(minutes % 60, 2)
  }

  /// As formatters do, which know times by their names.
  static func roundedToMinutes(_ seconds: Int) -> Int { (abs(seconds) + 30) / 60 * 60 * (seconds < 0 ? -1 : 1) }

  /// `GMT+5:30`
  static func shortName(_ seconds: Int) -> String {
    let minutes = (abs(seconds) + 30) / 60
    if minutes == 0 { return "GMT" }
    let rest = minutes % 60
    return "GMT" + (seconds < 0 ? "-" : "+") + "\(minutes / 60)" + (rest == 0 ? "" : ":" + _padded(rest, 2))
  }

  /// The second that a date is in.
  func seconds(of date: Date) -> Int {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    if isFixed && !(seconds.magnitude < 9e18) { return 0 }
    return Int(seconds)
  }

  /// How far clocks are ahead without summer time, now.
  var standardOffset: Int { isFixed ? first : standard }

  /// How far clocks are ahead then, and whether it is summer time.
  func state(_ seconds: Int) -> (offset: Int, isSummer: Bool) {
    if isFixed { return (first, false) }
    if seconds >= ruleStart {
      let (begin, end) = summer(of: _Days.date(_floorDivide(seconds + standard, 86400)).year)
      let isSummer = begin < end ? seconds >= begin && seconds < end : seconds >= begin || seconds < end
      return (isSummer ? standard + 3600 : standard, isSummer)
    }
    // Before 1970 everybody had a time of their own; nobody's changed in its last days.
    if seconds < -172_800 { fatalError("Zoetrope does not know what time it was in \(identifier) before 1970") }
    var low = 0
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? (first, false) : (offsets[low - 1], summers[low - 1])
  }

  private func summer(of year: Int) -> (begin: Int, end: Int) {
    (
      rule[0].seconds(in: year, standard: standard, before: standard),
      rule[1].seconds(in: year, standard: standard, before: standard + 3600)
    )
  }

  func nextChange(after seconds: Int) -> Int? {
    if isFixed { return nil }
    if seconds < -172_800 { fatalError("Zoetrope does not know what time it was in \(identifier) before 1970") }
    for time in times where time > seconds { return time }
    if rule.isEmpty { return nil }
    var year = max(ruleYear, _Days.date(_floorDivide(seconds, 86400)).year)
    while true {
      let (begin, end) = summer(of: year)
      if min(begin, end) > seconds { return min(begin, end) }
      if max(begin, end) > seconds { return max(begin, end) }
      year += 1
    }
  }

  /// How far clocks are ahead when they show this, in seconds since they would have shown the beginning of 1970. Where they
  /// show it twice, it is the first time, or the second; where they never do, they are taken not to have been changed yet.
  func offset(atWall wall: Int, isSecond: Bool = false) -> Int {
    if isFixed { return first }
    let before = state(wall - 86400).offset
    let after = state(wall + 86400).offset
    if before == after { return before }
    guard let change = nextChange(after: wall - 86400) else { return before }
    let isBefore = wall < change + (isSecond ? after : max(before, after))
    return isBefore ? before : after
  }
}

extension _ZoneTable {
  static let abbreviations = """
    ADT=America/Halifax AKDT=America/Juneau AKST=America/Juneau ART=America/Argentina/Buenos_Aires \
    AST=America/Halifax BDT=Asia/Dhaka BRST=America/Sao_Paulo BRT=America/Sao_Paulo BST=Europe/London \
    CAT=Africa/Harare CDT=America/Chicago CEST=Europe/Paris CET=Europe/Paris CLST=America/Santiago \
    CLT=America/Santiago COT=America/Bogota CST=America/Chicago EAT=Africa/Addis_Ababa EDT=America/New_York \
    EEST=Europe/Athens EET=Europe/Athens EST=America/New_York GMT=GMT GST=Asia/Dubai HKT=Asia/Hong_Kong \
    HST=Pacific/Honolulu ICT=Asia/Bangkok IRST=Asia/Tehran IST=Asia/Kolkata JST=Asia/Tokyo KST=Asia/Seoul \
    MDT=America/Denver MSD=Europe/Moscow MSK=Europe/Moscow MST=America/Phoenix NDT=America/St_Johns \
    NST=America/St_Johns NZDT=Pacific/Auckland NZST=Pacific/Auckland PDT=America/Los_Angeles PET=America/Lima \
    PHT=Asia/Manila PKT=Asia/Karachi PST=America/Los_Angeles SGT=Asia/Singapore TRT=Europe/Istanbul UTC=UTC \
    WAT=Africa/Lagos WEST=Europe/Lisbon WET=Europe/Lisbon WIT=Asia/Jakarta
    """
}
