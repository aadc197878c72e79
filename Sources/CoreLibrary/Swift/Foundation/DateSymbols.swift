// How wide the parts of a date are shown.

extension Date.FormatStyle {
  /// Letters of patterns, or nothing for a part that is left out.
  public struct Symbol: Hashable {
    public struct Year: Hashable {
      let _letters: String?
      public static var defaultDigits: Year { Year(_letters: "y") }
      public static var twoDigits: Year { Year(_letters: "yy") }
      public static func padded(_ length: Int) -> Year {
        Year(_letters: String(repeating: "y", count: min(max(length, 1), 10)))
      }
      public static var omitted: Year { Year(_letters: nil) }
    }

    public struct Month: Hashable {
      let _letters: String?
      public static var defaultDigits: Month { Month(_letters: "M") }
      public static var twoDigits: Month { Month(_letters: "MM") }
      public static var abbreviated: Month { Month(_letters: "MMM") }
      public static var wide: Month { Month(_letters: "MMMM") }
      public static var narrow: Month { Month(_letters: "MMMMM") }
      public static var omitted: Month { Month(_letters: nil) }
    }

    public struct Day: Hashable {
      let _letters: String?
      public static var defaultDigits: Day { Day(_letters: "d") }
      public static var twoDigits: Day { Day(_letters: "dd") }
      public static var omitted: Day { Day(_letters: nil) }
    }

    public struct Weekday: Hashable {
      let _letters: String?
      public static var abbreviated: Weekday { Weekday(_letters: "EEE") }
      public static var wide: Weekday { Weekday(_letters: "EEEE") }
      public static var narrow: Weekday { Weekday(_letters: "EEEEE") }
      public static var short: Weekday { Weekday(_letters: "EEEEEE") }
      public static var omitted: Weekday { Weekday(_letters: nil) }
    }

    public struct Hour: Hashable {
      public struct AMPMStyle: Codable, Hashable {
        let _number: Int
        public static var omitted: AMPMStyle { AMPMStyle(_number: 0) }
        public static var narrow: AMPMStyle { AMPMStyle(_number: 1) }
        public static var abbreviated: AMPMStyle { AMPMStyle(_number: 2) }
        public static var wide: AMPMStyle { AMPMStyle(_number: 3) }
      }

      let _letters: String?
      public static func defaultDigits(amPM: AMPMStyle) -> Hour {
        Hour(_letters: ["J", "jjjjj", "j", "jjj"][amPM._number])
      }
      public static func twoDigits(amPM: AMPMStyle) -> Hour {
        Hour(_letters: ["JJ", "jjjjjj", "jj", "jjjj"][amPM._number])
      }
      public static var omitted: Hour { Hour(_letters: nil) }
    }

    public struct Minute: Hashable {
      let _letters: String?
      public static var defaultDigits: Minute { Minute(_letters: "m") }
      public static var twoDigits: Minute { Minute(_letters: "mm") }
      public static var omitted: Minute { Minute(_letters: nil) }
    }

    public struct Second: Hashable {
      let _letters: String?
      public static var defaultDigits: Second { Second(_letters: "s") }
      public static var twoDigits: Second { Second(_letters: "ss") }
      public static var omitted: Second { Second(_letters: nil) }
    }

    public struct TimeZone: Hashable {
      public enum Width {
        case short
        case long
      }

      let _letters: String?
      public static func specificName(_ width: Width) -> TimeZone {
        TimeZone(_letters: width == .short ? "z" : "zzzz")
      }
      public static func localizedGMT(_ width: Width) -> TimeZone { TimeZone(_letters: width == .short ? "O" : "ZZZZ") }
      public static func iso8601(_ width: Width) -> TimeZone { TimeZone(_letters: width == .short ? "Z" : "ZZZZZ") }
      public static var omitted: TimeZone { TimeZone(_letters: nil) }
    }
  }
}
