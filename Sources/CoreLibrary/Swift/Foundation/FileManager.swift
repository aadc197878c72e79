/// Says what files there are, and makes and removes them. For a script there are those that it may read and those that it has
/// written itself, which are kept in memory.
open class FileManager: NSObject {
  private static let ofAll = FileManager()
  open class var `default`: FileManager { ofAll }

  open var currentDirectoryPath: String { _folderOfScript(true) }

  // MARK: Asking

  open func fileExists(atPath path: String) -> Bool { _kindOfFile(path) > 0 }
  /// As a place of the caller's, which is what is written where Foundation takes a pointer.
  open func fileExists(atPath path: String, isDirectory: inout ObjCBool) -> Bool {
    let kind = _kindOfFile(path)
    isDirectory = ObjCBool(kind == 2)
    return kind > 0
  }
  open func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool {
    fileExists(atPath: path)
  }
  open func isReadableFile(atPath path: String) -> Bool {
    let kind = _kindOfFile(path)
    if kind == 2 { return _namesInFolder(path).reason == 0 }
    if kind != 1 { return false }
    let reason = _bytes(ofFile: path).reason
    return reason == 0 || reason == 27
  }
  open func isWritableFile(atPath path: String) -> Bool { _kindOfFile(path) > 0 }
  open func isDeletableFile(atPath path: String) -> Bool { _kindOfFile(path) > 0 }
  open func isExecutableFile(atPath path: String) -> Bool { _kindOfFile(path) == 2 }

  open func contents(atPath path: String) -> Data? {
    let (bytes, reason) = _bytes(ofFile: path)
    return reason == 0 ? Data(bytes) : nil
  }

  open func contentsEqual(atPath path1: String, andPath path2: String) -> Bool {
    guard let one = contents(atPath: path1), let other = contents(atPath: path2) else { return false }
    return one == other
  }

  open func displayName(atPath path: String) -> String { NSString(string: path).lastPathComponent }

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

  open func subpathsOfDirectory(atPath path: String) throws -> [String] {
    let reason = _namesInFolder(path).reason
    if reason != 0 { throw _fileError(reason, path, isFolder: true) }
    return _WrittenFiles.below(path)
  }
  open func subpaths(atPath path: String) -> [String]? { try? subpathsOfDirectory(atPath: path) }

  // MARK: Making and removing

  @discardableResult
  open func createFile(
    atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
  ) -> Bool {
    if path.isEmpty || _kindOfFile(path) == 2 { return false }
    if _WrittenFiles.put(.file(data?._bytes ?? []), path) != 0 { return false }
    if let attr { try? setAttributes(attr, ofItemAtPath: path) }
    return true
  }

  open func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {
    try makeFolder(path, nil, createIntermediates)
    if let attributes { try setAttributes(attributes, ofItemAtPath: path) }
  }

  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {
    if !url.isFileURL { throw CocoaError(.fileWriteUnsupportedScheme) }
    try makeFolder(url.path, url, createIntermediates)
    if let attributes { try setAttributes(attributes, ofItemAtPath: url.path) }
  }

  private func makeFolder(_ path: String, _ url: URL?, _ isMakingAbove: Bool) throws {
    let kind = _kindOfFile(path)
    if kind == 2 && isMakingAbove { return }
    if kind > 0 { throw _writeError(17, path, url) }
    let place = _WrittenFiles.place(path)
    let above = _WrittenFiles.folder(of: place)
    if isMakingAbove && _kindOfFile(above) == 0 && above != "/" { try makeFolder(above, nil, true) }
    let reason = _WrittenFiles.put(.folder, path)
    if reason != 0 { throw _writeError(reason, path, url) }
  }

  open func removeItem(atPath path: String) throws { try remove(path, nil) }
  open func removeItem(at url: URL) throws {
    if !url.isFileURL { throw CocoaError(.fileWriteUnsupportedScheme) }
    try remove(url.path, url)
  }

  private func remove(_ path: String, _ url: URL?) throws {
    let kind = _kindOfFile(path)
    if kind <= 0 { throw _writeError(kind < 0 ? kind : 2, path, url, variant: "Remove") }
    _WrittenFiles.remove(path)
  }

  open func copyItem(atPath srcPath: String, toPath dstPath: String) throws {
    try copy(srcPath, to: dstPath, nil, isMoving: false)
  }
  open func copyItem(at srcURL: URL, to dstURL: URL) throws {
    try copy(srcURL.path, to: dstURL.path, srcURL, isMoving: false)
  }
  open func moveItem(atPath srcPath: String, toPath dstPath: String) throws {
    try copy(srcPath, to: dstPath, nil, isMoving: true)
  }
  open func moveItem(at srcURL: URL, to dstURL: URL) throws {
    try copy(srcURL.path, to: dstURL.path, srcURL, isMoving: true)
  }

  private func copy(_ path: String, to other: String, _ url: URL?, isMoving: Bool) throws {
    func failed(_ reason: Int) -> CocoaError {
      _writeError(reason, path, url, variant: isMoving ? "Move" : "Copy", from: path, to: other)
    }
    let kind = _kindOfFile(path)
    if isMoving && _kindOfFile(other) > 0 { throw failed(17) }
    if kind <= 0 {
      let reason = kind < 0 ? kind : 2
      throw isMoving ? failed(reason) : _fileError(reason, path, url)
    }
    if _kindOfFile(other) > 0 { throw failed(17) }
    if kind == 2 && (_WrittenFiles.place(other) + "/").hasPrefix(_WrittenFiles.place(path) + "/") { throw failed(22) }
    let reason = _WrittenFiles.copy(path, to: other)
    if reason != 0 { throw failed(reason) }
    if isMoving { _WrittenFiles.remove(path) }
  }

  /// Where the new one lies afterwards.
  public func replaceItemAt(
    _ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil,
    options: ItemReplacementOptions = []
  ) throws -> URL? {
    if !fileExists(atPath: newItemURL.path) { throw _writeError(2, newItemURL.path, newItemURL) }
    if fileExists(atPath: originalItemURL.path) { try removeItem(at: originalItemURL) }
    try moveItem(at: newItemURL, to: originalItemURL)
    return originalItemURL
  }

  public struct ItemReplacementOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let usingNewMetadataOnly = ItemReplacementOptions(rawValue: 1)
    public static let withoutDeletingBackupItem = ItemReplacementOptions(rawValue: 2)
  }

  // MARK: What is known of each

  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
    let kind = _kindOfFile(path)
    if kind <= 0 { throw _fileError(kind < 0 ? kind : 2, path) }
    var result: [FileAttributeKey: Any] = [
      .type: kind == 2 ? FileAttributeType.typeDirectory : FileAttributeType.typeRegular,
      .size: NSNumber(value: kind == 2 ? 4096 : _bytes(ofFile: path).bytes.count),
      .posixPermissions: NSNumber(value: kind == 2 ? 0o755 : 0o644),
    ]
    if let item = _WrittenFiles.item(path) {
      result[.creationDate] = item.created
      result[.modificationDate] = item.modified
      result[.posixPermissions] = NSNumber(value: item.permissions)
    }
    return result
  }

  open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {
    let kind = _kindOfFile(path)
    if kind <= 0 { throw _writeError(kind < 0 ? kind : 2, path) }
    _WrittenFiles.change(path) { item in
      if let date = attributes[.modificationDate] as? Date { item.modified = date }
      if let date = attributes[.creationDate] as? Date { item.created = date }
      if let permissions = attributes[.posixPermissions] as? Int { item.permissions = permissions }
    }
  }

  // MARK: Going through folders

  open class DirectoryEnumerator: NSEnumerator {
    private var left: [(name: String, item: Any)]
    private let root: String
    private var isAtFolder = false
    private var current = ""

    fileprivate init(_ root: String, _ left: [(name: String, item: Any)]) {
      self.root = root
      self.left = left.reversed()
      super.init()
    }

    open override func nextObject() -> Any? {
      guard let (name, item) = left.popLast() else { return nil }
      current = name
      return item
    }

    open var level: Int { current.split(separator: "/").count }
    open var fileAttributes: [FileAttributeKey: Any]? {
      try? FileManager.default.attributesOfItem(atPath: root + "/" + current)
    }
    open func skipDescendants() {
      let start = current + "/"
      while let next = left.last, next.name.hasPrefix(start) { left.removeLast() }
    }
    open func skipDescendents() { skipDescendants() }
  }

  open func enumerator(atPath path: String) -> DirectoryEnumerator? {
    DirectoryEnumerator(path, _WrittenFiles.below(path).map { ($0, $0) })
  }

  open func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? {
    let isFlat = mask.contains(.skipsSubdirectoryDescendants)
    let isHidingAny = mask.contains(.skipsHiddenFiles)
    let names = _WrittenFiles.below(url.path).filter { name in
      if isFlat && name.contains("/") { return false }
      return !isHidingAny || !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    return DirectoryEnumerator(url.path, names.map { ($0, url.appendingPathComponent($0)) })
  }
}
