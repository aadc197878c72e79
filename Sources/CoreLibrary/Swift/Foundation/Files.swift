// Reading files: those in the folder of the script and below, and those that whoever starts it allows.

/// The bytes, as an array of the same kind as another; 0, or why there are none.
@_intrinsic("files.read") private func _read(_ path: String, _ like: [UInt8]) -> ([UInt8], Int)
/// 1 for a file, 2 for a folder, 0 for nothing, -1 for what a script may not read.
@_intrinsic("files.kind") func _kindOnDisk(_ path: String) -> Int
@_intrinsic("files.names") private func _names(_ path: String) -> (String, Int)
/// Where the script is, or where it is run.
@_intrinsic("files.folder") func _folderOfScript(_ isWorking: Bool) -> String

func _bytesOnDisk(_ path: String) -> (bytes: [UInt8], reason: Int) { _read(path, []) }

func _namesOnDisk(_ path: String) -> (names: [String], reason: Int) {
  let (text, reason) = _names(path)
  return (text.split(separator: "\0").map { String($0) }, reason)
}

// With what the script has written.

func _kindOfFile(_ path: String) -> Int { _WrittenFiles.kind(path) }
func _bytes(ofFile path: String) -> (bytes: [UInt8], reason: Int) { _WrittenFiles.read(path) }
func _namesInFolder(_ path: String) -> (names: [String], reason: Int) { _WrittenFiles.names(path) }

/// Why a file could not be read, as an error.
func _fileError(_ reason: Int, _ path: String, _ url: URL? = nil, isFolder: Bool = false) -> CocoaError {
  var info: [String: Any] = [NSFilePathErrorKey: path, "NSURL": url ?? URL(fileURLWithPath: path)]
  if isFolder { info["NSUserStringVariant"] = ["Folder"] }
  if reason < 0 {
    info[NSLocalizedDescriptionKey] = _refusal(of: path, isFolder: isFolder)
    return CocoaError(.fileReadNoPermission, userInfo: info)
  }
  info[NSUnderlyingErrorKey] = NSError(domain: NSPOSIXErrorDomain, code: reason)
  switch reason {
  case 1, 13: return CocoaError(.fileReadNoPermission, userInfo: info)
  case 2: return CocoaError(.fileReadNoSuchFile, userInfo: info)
  case 27: return CocoaError(.fileReadTooLarge, userInfo: info)
  case 36: return CocoaError(.fileReadInvalidFileName, userInfo: info)
  default: return CocoaError(.fileReadUnknown, userInfo: info)
  }
}

/// What would let a script read what it may not.
private func _refusal(of path: String, isFolder: Bool) -> String {
  let start = "Zoetrope lets a script read only what is in its own folder; "
  let whole = _URLParts.withoutDots(path.hasPrefix("/") ? path : _folderOfScript(true) + "/" + path)
  if (whole + "/").hasPrefix(_folderOfScript(false) + "/") {
    return start + "\(path) leads out of it, and --allow-read with the folder that it leads to would let it read that"
  }
  let folder = isFolder ? whole : NSString(string: whole).deletingLastPathComponent
  return start + "--allow-read \(folder) would let it read \(path)"
}

/// - Parameter url: how it was spoken of.
private func _contents(ofFile path: String, _ url: URL? = nil) throws -> [UInt8] {
  if path.isEmpty { throw CocoaError(.fileReadInvalidFileName) }
  if path.utf8.contains(0) { throw CocoaError(.fileReadCorruptFile) }
  let (bytes, reason) = _bytes(ofFile: path)
  if reason != 0 { throw _fileError(reason, path, url) }
  return bytes
}

private func _contents(of url: URL) throws -> [UInt8] {
  guard url.isFileURL else {
    if ["http", "https"].contains(url.scheme?.lowercased() ?? "") { return try _Fixture.content(of: url) }
    throw CocoaError(.fileReadUnsupportedScheme)
  }
  return try _contents(ofFile: url.path, url)
}

extension Data {
  public struct ReadingOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mappedIfSafe = ReadingOptions(rawValue: 1)
    public static let uncached = ReadingOptions(rawValue: 2)
    public static let alwaysMapped = ReadingOptions(rawValue: 8)
  }

  public init(contentsOf url: URL, options: ReadingOptions = []) throws { self.init(try _contents(of: url)) }
}

extension String {
  public init(contentsOf url: URL, encoding enc: Encoding) throws { self = try _text(try _contents(of: url), enc) }
  public init(contentsOfFile path: String, encoding enc: Encoding) throws {
    self = try _text(try _contents(ofFile: path), enc)
  }

  // How it is written is told by how it begins.
  public init(contentsOf url: URL) throws {
    let bytes = try _contents(of: url)
    self = try _text(bytes, _encoding(of: bytes))
  }
  public init(contentsOfFile path: String) throws {
    let bytes = try _contents(ofFile: path)
    self = try _text(bytes, _encoding(of: bytes))
  }
  public init(contentsOf url: URL, usedEncoding: inout Encoding) throws {
    let bytes = try _contents(of: url)
    self = try _text(bytes, _encoding(of: bytes))
    usedEncoding = _encoding(of: bytes)
  }
  public init(contentsOfFile path: String, usedEncoding: inout Encoding) throws {
    let bytes = try _contents(ofFile: path)
    self = try _text(bytes, _encoding(of: bytes))
    usedEncoding = _encoding(of: bytes)
  }
}

private func _encoding(of bytes: [UInt8]) -> String.Encoding {
  bytes.starts(with: [0xfe, 0xff]) || bytes.starts(with: [0xff, 0xfe]) ? .utf16 : .utf8
}

private func _text(_ bytes: [UInt8], _ encoding: String.Encoding) throws -> String {
  guard let text = String(bytes: bytes, encoding: encoding) else { throw CocoaError(.fileReadCorruptFile) }
  return text
}

extension URL {
  public func checkResourceIsReachable() throws -> Bool {
    if !isFileURL { throw CocoaError(.fileReadUnsupportedScheme) }
    let kind = _kindOfFile(path)
    if kind <= 0 { throw _fileError(kind == 0 ? 2 : kind, path, self) }
    return true
  }
}

extension CocoaError {
  public var filePath: String? { userInfo[NSFilePathErrorKey] as? String }
  public var url: URL? { userInfo["NSURL"] as? URL }
  public var underlying: (any Error)? { userInfo[NSUnderlyingErrorKey] as? any Error }
}
