// Numbers of bytes as text.

/// `12.3 MB`, in English. It counts up to exabytes.
open class ByteCountFormatter: Formatter {
  public struct Units: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var useBytes: Units { Units(rawValue: 1) }
    public static var useKB: Units { Units(rawValue: 2) }
    public static var useMB: Units { Units(rawValue: 4) }
    public static var useGB: Units { Units(rawValue: 8) }
    public static var useTB: Units { Units(rawValue: 16) }
    public static var usePB: Units { Units(rawValue: 32) }
    public static var useEB: Units { Units(rawValue: 64) }
    public static var useZB: Units { Units(rawValue: 128) }
    public static var useYBOrHigher: Units { Units(rawValue: 0xFF00) }
    public static var useAll: Units { Units(rawValue: 0xFFFF) }
  }

  public enum CountStyle: Int {
    case file
    case memory
    case decimal
    case binary
  }

  open var allowedUnits: Units = []
  open var countStyle: CountStyle = .file
  open var allowsNonnumericFormatting = true
  open var includesUnit = true
  open var includesCount = true
  open var includesActualByteCount = false
  open var isAdaptive = true
  open var zeroPadsFractionDigits = false
  open var formattingContext: Context = .unknown

  public override init() { super.init() }

  open class func string(fromByteCount byteCount: Int64, countStyle: CountStyle) -> String {
    let formatter = ByteCountFormatter()
    formatter.countStyle = countStyle
    return formatter.string(fromByteCount: byteCount)
  }

  open override func string(for obj: Any) -> String? {
    guard let value = obj as? Double ?? (obj as? NSNumber)?.doubleValue else { return nil }
    return string(fromByteCount: Int64(value))
  }

  private static let names = ["bytes", "KB", "MB", "GB", "TB", "PB", "EB", "ZB"]

  open func string(fromByteCount byteCount: Int64) -> String {
    let base = countStyle == .file || countStyle == .decimal ? 1000.0 : 1024.0
    let bytes = Double(byteCount)
    let isFree = allowedUnits.isEmpty || allowedUnits.contains(.useAll)
    if bytes == 0 && allowsNonnumericFormatting && includesUnit && includesCount
      && (allowedUnits.isEmpty || !allowedUnits.contains(.useAll))
    {
      return parts("Zero", 1, byteCount)
    }
    var unit = 0
    var size = 1.0
    if isFree {
      while unit < 6 && bytes.magnitude >= size * base {
        unit += 1
        size *= base
      }
    } else if allowedUnits == .useBytes {
      return parts(
        NumberFormatter.localizedString(from: NSNumber(value: Int(byteCount)), number: .decimal), 0, byteCount)
    } else {
      let allowed = (0..<8).filter { allowedUnits.contains(Units(rawValue: 1 << UInt($0))) }
      if allowed.isEmpty || allowed[0] == 0 || allowedUnits.rawValue > 255 {
        fatalError("Zoetrope does not support these units of a number of bytes")
      }
      // The first whose next one would be too large.
      unit = allowed[allowed.count - 1]
      for (place, next) in allowed.enumerated().dropFirst() where bytes < pow(base, Double(next)) {
        unit = allowed[place - 1]
        break
      }
      size = pow(base, Double(unit))
    }
    return parts(count(bytes / size, unit), unit, byteCount)
  }

  private func count(_ value: Double, _ unit: Int) -> String {
    if !isAdaptive { fatalError("Zoetrope does not support numbers of bytes that are not adaptive") }
    let places = unit < 2 ? 0 : unit == 2 ? 1 : 2
    if zeroPadsFractionDigits { return String(format: "%.\(places)f", value) }
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = places
    let shown = places == 2 && value < 0 ? (value * 100).rounded() / 100 : value
    return formatter.string(from: NSNumber(value: shown)) ?? ""
  }

  private func parts(_ count: String, _ unit: Int, _ byteCount: Int64) -> String {
    let isOne = unit == 0 && byteCount.magnitude == 1 && allowedUnits != .useBytes
    let name = isOne ? "byte" : ByteCountFormatter.names[unit]
    if !includesUnit { return includesCount ? count == "Zero" ? "0" : count : "" }
    if !includesCount { return name }
    if includesActualByteCount && unit > 0 {
      let actual = NumberFormatter.localizedString(from: NSNumber(value: Int(byteCount)), number: .decimal)
      return count + " " + name + " (" + actual + " bytes)"
    }
    return count + " " + name
  }
}

/// The same as a style, in English and Chinese. It counts up to petabytes.
public struct ByteCountFormatStyle: FormatStyle {
  public enum Style: Int, Codable {
    case file
    case memory
    case decimal
    case binary
  }

  public struct Units: OptionSet, Codable, Hashable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue == 0 ? 0xFFFF : rawValue }
    public static var bytes: Units { Units(rawValue: 1) }
    public static var kb: Units { Units(rawValue: 2) }
    public static var mb: Units { Units(rawValue: 4) }
    public static var gb: Units { Units(rawValue: 8) }
    public static var tb: Units { Units(rawValue: 16) }
    public static var pb: Units { Units(rawValue: 32) }
    public static var eb: Units { Units(rawValue: 64) }
    public static var zb: Units { Units(rawValue: 128) }
    public static var ybOrHigher: Units { Units(rawValue: 0xFF00) }
    public static var all: Units { Units(rawValue: 0xFFFF) }
    public static var `default`: Units { all }
  }

  public var style: Style
  public var allowedUnits: Units
  public var spellsOutZero: Bool
  public var includesActualByteCount: Bool
  public var locale: Locale

  public init(
    style: Style = .file, allowedUnits: Units = .all, spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent
  ) {
    self.style = style
    self.allowedUnits = allowedUnits
    self.spellsOutZero = spellsOutZero
    self.includesActualByteCount = includesActualByteCount
    self.locale = locale
  }

  public func locale(_ locale: Locale) -> ByteCountFormatStyle {
    var result = self
    result.locale = locale
    return result
  }

  private static let names = ["bytes", "kB", "MB", "GB", "TB", "PB"]
  /// From here on the next unit is taken, in which the number is shown with fewer places.
  private static let decimalEnds = [999.0, 999499, 999_949_999, 999_994_999_999, 999_994_999_999_999]
  private static let binaryEnds = [1023.0, 1_048_063, 1_073_689_395, 1_099_506_259_066, 1_125_894_409_284_485]

  public func format(_ value: Int64) -> String {
    let isChinese = locale._customs.hasPrefix("zh")
    if !isChinese && !locale._customs.hasPrefix("en") || locale._customs == "en_US_POSIX" {
      fatalError("Zoetrope does not support numbers of bytes in the locale \(locale.identifier)")
    }
    if value == 0 && spellsOutZero {
      let unit = allowedUnits.contains(.kb) ? 1 : 0
      return named(isChinese ? "0" : "Zero", unit, false, isChinese)
    }
    let isDecimal = style == .file || style == .decimal
    let allowed = (0..<6).filter { allowedUnits.contains(Units(rawValue: 1 << UInt($0))) }
    if allowed.isEmpty { fatalError("Zoetrope does not support these units of a number of bytes") }
    let bytes = Double(value)
    let ends = isDecimal ? ByteCountFormatStyle.decimalEnds : ByteCountFormatStyle.binaryEnds
    let unit = allowed.first { $0 == 5 || bytes.magnitude < ends[$0] } ?? allowed[allowed.count - 1]
    var quantity = _Quantity(bytes / pow(isDecimal ? 1000 : 1024, Double(unit)))
    var shape = _NumberShape()
    shape.precision = .places(0, unit < 2 ? 0 : unit == 2 ? 1 : 2)
    shape.round(&quantity)
    let sign = quantity.isNegative ? "-" : ""
    let text = named(sign + shape.text(quantity), unit, value.magnitude == 1, isChinese)
    if !includesActualByteCount { return text }
    let actual = named(sign + shape.text(_Quantity(UInt(value.magnitude))), 0, value.magnitude == 1, isChinese)
    return text + (isChinese ? "（" + actual + "）" : " (" + actual + ")")
  }

  private func named(_ count: String, _ unit: Int, _ isOne: Bool, _ isChinese: Bool) -> String {
    if unit > 0 { return count + " " + ByteCountFormatStyle.names[unit] }
    return count + (isChinese ? "字节" : isOne ? " byte" : " bytes")
  }
}

extension FormatStyle where Self == ByteCountFormatStyle {
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) -> Self {
    ByteCountFormatStyle(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
  }
}
