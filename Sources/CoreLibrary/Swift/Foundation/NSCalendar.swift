open class NSCalendar: NSObject {
  /// Parts of a date, of which several can be meant.
  public struct Unit: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let era = Unit(rawValue: 1 << 1)
    public static let year = Unit(rawValue: 1 << 2)
    public static let month = Unit(rawValue: 1 << 3)
    public static let day = Unit(rawValue: 1 << 4)
    public static let hour = Unit(rawValue: 1 << 5)
    public static let minute = Unit(rawValue: 1 << 6)
    public static let second = Unit(rawValue: 1 << 7)
    public static let weekday = Unit(rawValue: 1 << 9)
    public static let weekdayOrdinal = Unit(rawValue: 1 << 10)
    public static let quarter = Unit(rawValue: 1 << 11)
    public static let weekOfMonth = Unit(rawValue: 1 << 12)
    public static let weekOfYear = Unit(rawValue: 1 << 13)
    public static let yearForWeekOfYear = Unit(rawValue: 1 << 14)
    public static let nanosecond = Unit(rawValue: 1 << 15)
  }
}
