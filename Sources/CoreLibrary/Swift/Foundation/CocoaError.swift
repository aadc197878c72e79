// Errors of Foundation itself, and those of addresses.

public struct CocoaError: CustomNSError, Hashable, CustomStringConvertible {
  public let code: Code
  public let userInfo: [String: Any]

  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }

  public static var errorDomain: String { NSCocoaErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { userInfo.filter { $0.key != "_NSError" } }
  public var description: String { NSError(_bridging: self).description }
  public static func == (lhs: CocoaError, rhs: CocoaError) -> Bool {
    lhs.code == rhs.code && lhs.userInfo.isEmpty && rhs.userInfo.isEmpty
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  public struct Code: RawRepresentable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    static let _reasons: [Int: String] = [
      4: "The file doesn’t exist.",
      255: "The file couldn’t be locked.",
      257: "You don’t have permission.",
      258: "The file name is invalid.",
      259: "The file isn’t in the correct format.",
      260: "The file doesn’t exist.",
      261: "The specified text encoding isn’t applicable.",
      262: "The specified URL type isn’t supported.",
      263: "The item is too large.",
      264: "The text encoding of the contents couldn’t be determined.",
      513: "You don’t have permission.",
      514: "The file name is invalid.",
      516: "A file with the same name already exists.",
      517: "The specified text encoding isn’t applicable.",
      518: "The specified URL type isn’t supported.",
      640: "There isn’t enough space.",
      642: "The volume is read only.",
      1024: "The value is invalid.",
      2048: "The value is invalid.",
      3072: "The operation was cancelled.",
      3328: "The requested operation is not supported.",
      3840: "The data is not in the correct format.",
      3841: "The data is in a format that this application doesn’t understand.",
      3842: "An error occurred in the source of the data.",
      3851: "An error occurred in the destination for the data.",
      3852: "An error occurred in the content of the data.",
      4864: "The data isn’t in the correct format.",
      4865: "The data is missing.",
      4866: "The data isn’t in the correct format.",
    ]
  }
}

extension CocoaError.Code {
  public static func ~= (match: Self, error: any Error) -> Bool { (error as? CocoaError)?.code == match }
}

extension CocoaError {
  /// Any object is such an error, whatever its domain, as with Foundation outside of Apple's systems.
  init(_unbridging error: NSError) {
    self.init(Code(rawValue: error.code), userInfo: error.userInfo.merging(["_NSError": error]) { $1 })
  }
}

extension CocoaError.Code {
  public static var fileNoSuchFile: CocoaError.Code { CocoaError.Code(rawValue: 4) }
  public static var fileLocking: CocoaError.Code { CocoaError.Code(rawValue: 255) }
  public static var fileReadUnknown: CocoaError.Code { CocoaError.Code(rawValue: 256) }
  public static var fileReadNoPermission: CocoaError.Code { CocoaError.Code(rawValue: 257) }
  public static var fileReadInvalidFileName: CocoaError.Code { CocoaError.Code(rawValue: 258) }
  public static var fileReadCorruptFile: CocoaError.Code { CocoaError.Code(rawValue: 259) }
  public static var fileReadNoSuchFile: CocoaError.Code { CocoaError.Code(rawValue: 260) }
  public static var fileReadInapplicableStringEncoding: CocoaError.Code { CocoaError.Code(rawValue: 261) }
  public static var fileReadUnsupportedScheme: CocoaError.Code { CocoaError.Code(rawValue: 262) }
  public static var fileReadTooLarge: CocoaError.Code { CocoaError.Code(rawValue: 263) }
  public static var fileReadUnknownStringEncoding: CocoaError.Code { CocoaError.Code(rawValue: 264) }
  public static var fileWriteUnknown: CocoaError.Code { CocoaError.Code(rawValue: 512) }
  public static var fileWriteNoPermission: CocoaError.Code { CocoaError.Code(rawValue: 513) }
  public static var fileWriteInvalidFileName: CocoaError.Code { CocoaError.Code(rawValue: 514) }
  public static var fileWriteFileExists: CocoaError.Code { CocoaError.Code(rawValue: 516) }
  public static var fileWriteInapplicableStringEncoding: CocoaError.Code { CocoaError.Code(rawValue: 517) }
  public static var fileWriteUnsupportedScheme: CocoaError.Code { CocoaError.Code(rawValue: 518) }
  public static var fileWriteOutOfSpace: CocoaError.Code { CocoaError.Code(rawValue: 640) }
  public static var fileWriteVolumeReadOnly: CocoaError.Code { CocoaError.Code(rawValue: 642) }
  public static var keyValueValidation: CocoaError.Code { CocoaError.Code(rawValue: 1024) }
  public static var formatting: CocoaError.Code { CocoaError.Code(rawValue: 2048) }
  public static var userCancelled: CocoaError.Code { CocoaError.Code(rawValue: 3072) }
  public static var featureUnsupported: CocoaError.Code { CocoaError.Code(rawValue: 3328) }
  public static var executableNotLoadable: CocoaError.Code { CocoaError.Code(rawValue: 3584) }
  public static var propertyListReadCorrupt: CocoaError.Code { CocoaError.Code(rawValue: 3840) }
  public static var propertyListReadUnknownVersion: CocoaError.Code { CocoaError.Code(rawValue: 3841) }
  public static var propertyListReadStream: CocoaError.Code { CocoaError.Code(rawValue: 3842) }
  public static var propertyListWriteStream: CocoaError.Code { CocoaError.Code(rawValue: 3851) }
  public static var propertyListWriteInvalid: CocoaError.Code { CocoaError.Code(rawValue: 3852) }
  public static var coderReadCorrupt: CocoaError.Code { CocoaError.Code(rawValue: 4864) }
  public static var coderValueNotFound: CocoaError.Code { CocoaError.Code(rawValue: 4865) }
  public static var coderInvalidValue: CocoaError.Code { CocoaError.Code(rawValue: 4866) }
}

extension CocoaError {
  public static var fileNoSuchFile: Code { .fileNoSuchFile }
  public static var fileLocking: Code { .fileLocking }
  public static var fileReadUnknown: Code { .fileReadUnknown }
  public static var fileReadNoPermission: Code { .fileReadNoPermission }
  public static var fileReadInvalidFileName: Code { .fileReadInvalidFileName }
  public static var fileReadCorruptFile: Code { .fileReadCorruptFile }
  public static var fileReadNoSuchFile: Code { .fileReadNoSuchFile }
  public static var fileReadInapplicableStringEncoding: Code { .fileReadInapplicableStringEncoding }
  public static var fileReadUnsupportedScheme: Code { .fileReadUnsupportedScheme }
  public static var fileReadTooLarge: Code { .fileReadTooLarge }
  public static var fileReadUnknownStringEncoding: Code { .fileReadUnknownStringEncoding }
  public static var fileWriteUnknown: Code { .fileWriteUnknown }
  public static var fileWriteNoPermission: Code { .fileWriteNoPermission }
  public static var fileWriteInvalidFileName: Code { .fileWriteInvalidFileName }
  public static var fileWriteFileExists: Code { .fileWriteFileExists }
  public static var fileWriteInapplicableStringEncoding: Code { .fileWriteInapplicableStringEncoding }
  public static var fileWriteUnsupportedScheme: Code { .fileWriteUnsupportedScheme }
  public static var fileWriteOutOfSpace: Code { .fileWriteOutOfSpace }
  public static var fileWriteVolumeReadOnly: Code { .fileWriteVolumeReadOnly }
  public static var keyValueValidation: Code { .keyValueValidation }
  public static var formatting: Code { .formatting }
  public static var userCancelled: Code { .userCancelled }
  public static var featureUnsupported: Code { .featureUnsupported }
  public static var executableNotLoadable: Code { .executableNotLoadable }
  public static var propertyListReadCorrupt: Code { .propertyListReadCorrupt }
  public static var propertyListReadUnknownVersion: Code { .propertyListReadUnknownVersion }
  public static var propertyListReadStream: Code { .propertyListReadStream }
  public static var propertyListWriteStream: Code { .propertyListWriteStream }
  public static var propertyListWriteInvalid: Code { .propertyListWriteInvalid }
  public static var coderReadCorrupt: Code { .coderReadCorrupt }
  public static var coderValueNotFound: Code { .coderValueNotFound }
  public static var coderInvalidValue: Code { .coderInvalidValue }
}

public struct URLError: CustomNSError, Hashable, CustomStringConvertible {
  public let code: Code
  public let userInfo: [String: Any]

  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }

  public static var errorDomain: String { NSURLErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { userInfo }
  public var failingURL: URL? { userInfo[NSURLErrorFailingURLErrorKey] as? URL }
  public var description: String { NSError(_bridging: self).description }
  public static func == (lhs: URLError, rhs: URLError) -> Bool {
    lhs.code == rhs.code && lhs.userInfo.isEmpty && rhs.userInfo.isEmpty
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  public enum Code: Int {
    case unknown = -1
    case cancelled = -999
    case badURL = -1000
    case timedOut = -1001
    case unsupportedURL = -1002
    case cannotFindHost = -1003
    case cannotConnectToHost = -1004
    case networkConnectionLost = -1005
    case dnsLookupFailed = -1006
    case httpTooManyRedirects = -1007
    case resourceUnavailable = -1008
    case notConnectedToInternet = -1009
    case redirectToNonExistentLocation = -1010
    case badServerResponse = -1011
    case userCancelledAuthentication = -1012
    case userAuthenticationRequired = -1013
    case zeroByteResource = -1014
    case cannotDecodeRawData = -1015
    case cannotDecodeContentData = -1016
    case cannotParseResponse = -1017
    case dataNotAllowed = -1020
    case fileDoesNotExist = -1100
    case fileIsDirectory = -1101
    case noPermissionsToReadFile = -1102
    case dataLengthExceedsMaximum = -1103
    case secureConnectionFailed = -1200
  }
}

extension URLError.Code {
  public static func ~= (match: Self, error: any Error) -> Bool { (error as? URLError)?.code == match }
}

extension URLError {
  public static var unknown: Code { .unknown }
  public static var cancelled: Code { .cancelled }
  public static var badURL: Code { .badURL }
  public static var timedOut: Code { .timedOut }
  public static var unsupportedURL: Code { .unsupportedURL }
  public static var cannotFindHost: Code { .cannotFindHost }
  public static var cannotConnectToHost: Code { .cannotConnectToHost }
  public static var networkConnectionLost: Code { .networkConnectionLost }
  public static var dnsLookupFailed: Code { .dnsLookupFailed }
  public static var httpTooManyRedirects: Code { .httpTooManyRedirects }
  public static var resourceUnavailable: Code { .resourceUnavailable }
  public static var notConnectedToInternet: Code { .notConnectedToInternet }
  public static var redirectToNonExistentLocation: Code { .redirectToNonExistentLocation }
  public static var badServerResponse: Code { .badServerResponse }
  public static var userCancelledAuthentication: Code { .userCancelledAuthentication }
  public static var userAuthenticationRequired: Code { .userAuthenticationRequired }
  public static var zeroByteResource: Code { .zeroByteResource }
  public static var cannotDecodeRawData: Code { .cannotDecodeRawData }
  public static var cannotDecodeContentData: Code { .cannotDecodeContentData }
  public static var cannotParseResponse: Code { .cannotParseResponse }
  public static var dataNotAllowed: Code { .dataNotAllowed }
  public static var fileDoesNotExist: Code { .fileDoesNotExist }
  public static var fileIsDirectory: Code { .fileIsDirectory }
  public static var noPermissionsToReadFile: Code { .noPermissionsToReadFile }
  public static var dataLengthExceedsMaximum: Code { .dataLengthExceedsMaximum }
  public static var secureConnectionFailed: Code { .secureConnectionFailed }
}
