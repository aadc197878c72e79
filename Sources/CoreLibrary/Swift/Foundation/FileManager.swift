/// Says what files there are. For a script there are those that it may read; nothing is written.
open class FileManager: NSObject {
  private static let ofAll = FileManager()
  open class var `default`: FileManager { ofAll }

  open var currentDirectoryPath: String { _folderOfScript(true) }

  open func fileExists(atPath path: String) -> Bool { _kindOfFile(path) > 0 }
  open func isReadableFile(atPath path: String) -> Bool {
    let kind = _kindOfFile(path)
    if kind == 2 { return _namesInFolder(path).reason == 0 }
    if kind != 1 { return false }
    let reason = _bytes(ofFile: path).reason
    return reason == 0 || reason == 27
  }

  open func contents(atPath path: String) -> Data? {
    let (bytes, reason) = _bytes(ofFile: path)
    return reason == 0 ? Data(bytes) : nil
  }

  open func contentsOfDirectory(atPath path: String) throws -> [String] {
    let (names, reason) = _namesInFolder(path)
    if reason != 0 { throw _fileError(reason, path, isFolder: true) }
    return names
  }

  public struct DirectoryEnumerationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let skipsSubdirectoryDescendants = DirectoryEnumerationOptions(rawValue: 1)
    public static let skipsPackageDescendants = DirectoryEnumerationOptions(rawValue: 2)
    public static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
  }

  /// - Parameter keys: what is asked of each later is not known before.
  open func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: DirectoryEnumerationOptions = []
  ) throws -> [URL] {
    let (names, reason) = _namesInFolder(url.path)
    if reason != 0 { throw _fileError(reason, url.path, url, isFolder: true) }
    let isHidingAny = mask.contains(.skipsHiddenFiles)
    return names.filter { !isHidingAny || !$0.hasPrefix(".") }.map { url.appendingPathComponent($0) }
  }
}

/// What can be asked of a file, by name.
public struct URLResourceKey: RawRepresentable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nameKey = URLResourceKey(rawValue: "NSURLNameKey")
  public static let isDirectoryKey = URLResourceKey(rawValue: "NSURLIsDirectoryKey")
  public static let isRegularFileKey = URLResourceKey(rawValue: "NSURLIsRegularFileKey")
  public static let fileSizeKey = URLResourceKey(rawValue: "NSURLFileSizeKey")
}
