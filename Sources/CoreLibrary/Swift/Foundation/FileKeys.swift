// What can be asked of a file, by name.

public struct FileAttributeKey: RawRepresentable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let type = FileAttributeKey(rawValue: "NSFileType")
  public static let size = FileAttributeKey(rawValue: "NSFileSize")
  public static let modificationDate = FileAttributeKey(rawValue: "NSFileModificationDate")
  public static let creationDate = FileAttributeKey(rawValue: "NSFileCreationDate")
  public static let posixPermissions = FileAttributeKey(rawValue: "NSFilePosixPermissions")
  public static let ownerAccountName = FileAttributeKey(rawValue: "NSFileOwnerAccountName")
  public static let protectionKey = FileAttributeKey(rawValue: "NSFileProtectionKey")
}

public struct FileAttributeType: RawRepresentable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let typeDirectory = FileAttributeType(rawValue: "NSFileTypeDirectory")
  public static let typeRegular = FileAttributeType(rawValue: "NSFileTypeRegular")
  public static let typeSymbolicLink = FileAttributeType(rawValue: "NSFileTypeSymbolicLink")
}

public struct URLResourceKey: RawRepresentable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nameKey = URLResourceKey(rawValue: "NSURLNameKey")
  public static let isDirectoryKey = URLResourceKey(rawValue: "NSURLIsDirectoryKey")
  public static let isRegularFileKey = URLResourceKey(rawValue: "NSURLIsRegularFileKey")
  public static let fileSizeKey = URLResourceKey(rawValue: "NSURLFileSizeKey")
  public static let creationDateKey = URLResourceKey(rawValue: "NSURLCreationDateKey")
  public static let contentModificationDateKey = URLResourceKey(rawValue: "NSURLContentModificationDateKey")
  public static let isExcludedFromBackupKey = URLResourceKey(rawValue: "NSURLIsExcludedFromBackupKey")
}

public struct URLResourceValues {
  private var values: [URLResourceKey: Any] = [:]
  public init() {}

  fileprivate init(_ url: URL, _ keys: Set<URLResourceKey>) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
    for key in keys {
      switch key {
      case .nameKey: values[key] = url.lastPathComponent
      case .isDirectoryKey: values[key] = isFolder
      case .isRegularFileKey: values[key] = !isFolder
      case .fileSizeKey: values[key] = isFolder ? nil : (attributes[.size] as? NSNumber)?.intValue
      case .creationDateKey: values[key] = attributes[.creationDate]
      case .contentModificationDateKey: values[key] = attributes[.modificationDate]
      default: break
      }
    }
  }

  public var allValues: [URLResourceKey: Any] { values }
  public var name: String? { values[.nameKey] as? String }
  public var isDirectory: Bool? { values[.isDirectoryKey] as? Bool }
  public var isRegularFile: Bool? { values[.isRegularFileKey] as? Bool }
  public var fileSize: Int? { values[.fileSizeKey] as? Int }
  public var creationDate: Date? {
    get { values[.creationDateKey] as? Date }
    set { values[.creationDateKey] = newValue }
  }
  public var contentModificationDate: Date? {
    get { values[.contentModificationDateKey] as? Date }
    set { values[.contentModificationDateKey] = newValue }
  }
  public var isExcludedFromBackup: Bool? {
    get { values[.isExcludedFromBackupKey] as? Bool }
    set { values[.isExcludedFromBackupKey] = newValue }
  }
}

extension URL {
  public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
    try URLResourceValues(self, keys)
  }

  public mutating func setResourceValues(_ values: URLResourceValues) throws {
    var attributes: [FileAttributeKey: Any] = [:]
    attributes[.creationDate] = values.creationDate
    attributes[.modificationDate] = values.contentModificationDate
    try FileManager.default.setAttributes(attributes, ofItemAtPath: path)
  }
}
