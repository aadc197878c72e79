import Foundation

// The folders of an app by name. Of Foundation's, but only Apple's has it.

private func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
  FileManager.default.urls(for: directory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
}

extension URL {
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
}

extension Data.WritingOptions {
  public static let noFileProtection = Data.WritingOptions(rawValue: 0x1000_0000)
  public static let completeFileProtection = Data.WritingOptions(rawValue: 0x2000_0000)
  public static let completeFileProtectionUnlessOpen = Data.WritingOptions(rawValue: 0x3000_0000)
}

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
