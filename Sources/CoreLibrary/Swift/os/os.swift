// Messages for a system's log, which go to standard error.

/// What is to be shown of a value.
public struct OSLogPrivacy {
  let isHidden: Bool
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true) }

  public enum Mask {
    case hash
    case none
  }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) { text += literal }
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
  ) { text += privacy.isHidden ? "<private>" : "\(value())" }
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
  ) { text += privacy.isHidden ? "<private>" : String(format: "%.\(format.precision)f", value()) }
}

public struct OSLogFloatFormatting {
  let precision: Int
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision())
  }
}

public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
  public init(stringLiteral value: String) { text = value }
}

public struct OSLogType: RawRepresentable, Equatable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)
}

public class OSLog: NSObject {
  let category: String
  public init(subsystem: String, category: String) { self.category = category }
  public static let `default` = OSLog(subsystem: "", category: "default")
  public static let disabled = OSLog(subsystem: "", category: "disabled")
}

public struct Logger {
  private let category: String
  public init() { category = "" }
  public init(subsystem: String, category: String) { self.category = category }
  public init(_ logObj: OSLog) { category = logObj.category }

  public func log(_ message: OSLogMessage) { write(message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }
  public func trace(_ message: OSLogMessage) { write(message) }
  public func debug(_ message: OSLogMessage) { write(message) }
  public func info(_ message: OSLogMessage) { write(message) }
  public func notice(_ message: OSLogMessage) { write(message) }
  public func warning(_ message: OSLogMessage) { write(message) }
  public func error(_ message: OSLogMessage) { write(message) }
  public func critical(_ message: OSLogMessage) { write(message) }
  public func fault(_ message: OSLogMessage) { write(message) }

  private func write(_ message: OSLogMessage) {
    fputs((category.isEmpty ? "" : "[\(category)] ") + message.text + "\n", stderr)
  }
}

public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
  let format = "\(message)".replacingOccurrences(of: "{public}", with: "").replacingOccurrences(
    of: "{private}", with: "")
  fputs(String(format: format, arguments: args) + "\n", stderr)
}

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...) {
  fputs("\(message)\n", stderr)
}
