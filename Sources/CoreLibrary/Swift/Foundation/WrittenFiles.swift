// What a script writes is kept in memory while it runs, over the files that it may read. Nothing reaches the disk.

/// A file or a folder as the script has made it.
struct _WrittenItem {
  /// Nil for a folder.
  var bytes: [UInt8]?
  var created = Date()
  var modified = Date()
  var permissions: Int

  static func file(_ bytes: [UInt8]) -> _WrittenItem { _WrittenItem(bytes: bytes, permissions: 0o644) }
  static let folder = _WrittenItem(bytes: nil, permissions: 0o755)
}

enum _WrittenFiles {
  /// By their whole paths, and nil for what has been removed. What is here hides what the disk has there and below.
  private static var items: [String: _WrittenItem?] = [:]
  private static var hasTold = false

  static let home = "/home/zoetrope"
  static let temporary = "/tmp"
  /// The folders that an app finds, wherever it runs.
  private static let ofApp: Set<String> = [
    temporary, home, home + "/Documents", home + "/Downloads", home + "/Desktop", home + "/Pictures", home + "/Music",
    home + "/Videos", home + "/.cache", home + "/.local", home + "/.local/share",
  ]

  static func place(_ path: String) -> String {
    var steps: [Substring] = []
    for step in (path.hasPrefix("/") ? path : _folderOfScript(true) + "/" + path).split(separator: "/") {
      if step == ".." { _ = steps.popLast() } else if step != "." { steps.append(step) }
    }
    return "/" + steps.joined(separator: "/")
  }

  static func folder(of place: String) -> String {
    let folder = place.prefix(upTo: place.lastIndex(of: "/") ?? place.startIndex)
    return folder.isEmpty ? "/" : String(folder)
  }

  private static func hidesDisk(_ place: String) -> Bool {
    var above = place
    while above != "/" {
      if items[above] != nil { return true }
      above = folder(of: above)
    }
    return false
  }

  /// 1 for a file, 2 for a folder, 0 for nothing, -1 for what a script may neither read nor write.
  static func kind(_ path: String) -> Int {
    if path.isEmpty { return 0 }
    let place = items.isEmpty ? "" : place(path)
    if !items.isEmpty {
      if let item = items[place] { return item.map { $0.bytes == nil ? 2 : path.hasSuffix("/") ? 0 : 1 } ?? 0 }
      if hidesDisk(place) { return 0 }
    }
    let kind = _kindOnDisk(path)
    if kind >= 0 { return kind }
    let outside = place.isEmpty ? self.place(path) : place
    return ofApp.contains(outside) ? 2 : isInAppsFolders(outside) ? 0 : kind
  }

  /// There is nothing but what the script has written, whatever the disk has. Folders that others have made in the
  /// temporary one stay outside, and so does one that the script itself is in.
  private static func isInAppsFolders(_ place: String) -> Bool {
    place.hasPrefix(home + "/") || folder(of: place) == temporary && !_folderOfScript(true).hasPrefix(place + "/")
  }

  static func item(_ path: String) -> _WrittenItem? { items[place(path)] ?? nil }

  /// The bytes; 0, or why there are none.
  static func read(_ path: String) -> (bytes: [UInt8], reason: Int) {
    if let bytes = item(path)?.bytes, !path.hasSuffix("/") { return (bytes, 0) }
    switch kind(path) {
    case 2: return ([], 21)
    case 0 where hidesDisk(place(path)): return ([], 2)
    default:
      let (bytes, reason) = _bytesOnDisk(path)
      return (bytes, reason < 0 && isInAppsFolders(place(path)) ? 2 : reason)
    }
  }

  static func names(_ path: String) -> (names: [String], reason: Int) {
    let kind = kind(path)
    if kind < 2 { return ([], kind == 0 ? 2 : kind == 1 ? 20 : -1) }
    let place = place(path)
    var names = Set<String>()
    if !hidesDisk(place) {
      let (found, reason) = _namesOnDisk(path)
      if reason > 0 { return ([], reason) }
      names = Set(found)
    }
    let start = place == "/" ? place : place + "/"
    for (other, item) in items where other.hasPrefix(start) {
      let name = String(other.dropFirst(start.count))
      if name.contains("/") { continue }
      if item == nil { names.remove(name) } else { names.insert(name) }
    }
    return (names.sorted(), 0)
  }

  /// Everything below a folder, by what leads there from it.
  static func below(_ path: String) -> [String] {
    names(path).names.flatMap { name in
      let inner = path + "/" + name
      return [name] + (kind(inner) == 2 ? below(inner).map { name + "/" + $0 } : [])
    }
  }

  /// Puts a file or a folder at its place; 0, or why not.
  static func put(_ item: _WrittenItem, _ path: String) -> Int {
    let place = place(path)
    let above = kind(folder(of: place))
    if above != 2 { return above == 0 ? 2 : above == 1 ? 20 : -1 }
    tell(place)
    var item = item
    if let before = items[place] ?? nil { item.created = before.created }
    items[place] = item
    return 0
  }

  static func change(_ path: String, _ body: (inout _WrittenItem) -> Void) {
    let place = place(path)
    guard var item = items[place] ?? (kind(path) == 1 ? _WrittenItem.file(read(path).bytes) : nil) else { return }
    body(&item)
    items[place] = item
  }

  static func remove(_ path: String) {
    let place = place(path)
    tell(place)
    for other in Array(items.keys) where other.hasPrefix(place + "/") { items[other] = nil as _WrittenItem?? }
    items[place] = .some(nil)
  }

  static func copy(_ path: String, to other: String) -> Int {
    let (item, names) = (item(path), kind(path) == 2 ? names(path).names : nil)
    if let names {
      let reason = put(item ?? .folder, other)
      if reason != 0 { return reason }
      for name in names {
        let reason = copy(path + "/" + name, to: other + "/" + name)
        if reason != 0 { return reason }
      }
      return 0
    }
    let (bytes, reason) = read(path)
    return reason == 0 ? put(item ?? .file(bytes), other) : reason
  }

  /// Once, and not of what is new in a folder that only an app finds, that somebody who looks for it will find no other file.
  private static func tell(_ place: String) {
    if hasTold || _kindOnDisk(place) <= 0 && ofApp.contains(where: { place.hasPrefix($0 + "/") }) { return }
    hasTold = true
    _ = _put("note: what a script writes is kept in memory while it runs; \(place) stays as it is\n", into: 2)
  }
}

/// Why a file could not be written, as an error.
///
/// - Parameter variant: what was done, as Foundation calls it.
func _writeError(
  _ reason: Int, _ path: String, _ url: URL? = nil, variant: String? = nil, from source: String? = nil,
  to destination: String? = nil
) -> CocoaError {
  var info: [String: Any] = [NSFilePathErrorKey: path, "NSURL": url ?? URL(fileURLWithPath: path)]
  if let variant { info["NSUserStringVariant"] = [variant] }
  if let source { info["NSSourceFilePathErrorKey"] = source }
  if let destination { info["NSDestinationFilePath"] = destination }
  if reason < 0 {
    info[NSLocalizedDescriptionKey] =
      "Zoetrope lets a script write, in memory, what is in its own folder and in those of an app; \(path) is in another"
    return CocoaError(.fileWriteNoPermission, userInfo: info)
  }
  info[NSUnderlyingErrorKey] = NSError(domain: NSPOSIXErrorDomain, code: reason)
  switch reason {
  case 1, 13: return CocoaError(.fileWriteNoPermission, userInfo: info)
  case 2: return CocoaError(.fileNoSuchFile, userInfo: info)
  case 17: return CocoaError(.fileWriteFileExists, userInfo: info)
  case 36: return CocoaError(.fileWriteInvalidFileName, userInfo: info)
  default: return CocoaError(.fileWriteUnknown, userInfo: info)
  }
}

/// - Parameter url: how it was spoken of.
private func _write(
  _ bytes: [UInt8], _ path: String, _ url: URL? = nil, isKeepingOthers: Bool = false, variant: String? = nil
) throws {
  if path.isEmpty || path.utf8.contains(0) { throw CocoaError(.fileWriteInvalidFileName) }
  let kind = _kindOfFile(path)
  if kind == 1 && isKeepingOthers { throw _writeError(17, path, url) }
  let reason = kind == 2 ? 21 : _WrittenFiles.put(.file(bytes), path)
  if reason != 0 { throw _writeError(reason, path, url, variant: reason == 2 ? variant : nil) }
}

private func _write(_ bytes: [UInt8], _ url: URL, isKeepingOthers: Bool = false, variant: String? = nil) throws {
  if !url.isFileURL { throw CocoaError(.fileWriteUnsupportedScheme) }
  try _write(bytes, url.path, url, isKeepingOthers: isKeepingOthers, variant: variant)
}

extension Data {
  public struct WritingOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withoutOverwriting = WritingOptions(rawValue: 2)
  }

  public func write(to url: URL, options: WritingOptions = []) throws {
    if options.contains([.atomic, .withoutOverwriting]) {
      fatalError("withoutOverwriting is not supported with atomic")
    }
    try _write(
      _bytes, url, isKeepingOthers: options.contains(.withoutOverwriting),
      variant: options.contains(.atomic) ? "Folder" : nil)
  }
}

extension StringProtocol {
  public func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws {
    try _write(try _bytesToWrite(enc), url, variant: useAuxiliaryFile ? "Folder" : nil)
  }

  public func write<T: StringProtocol>(
    toFile path: T, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding
  ) throws {
    try _write(try _bytesToWrite(enc), String(path), variant: useAuxiliaryFile ? "Folder" : nil)
  }

  private func _bytesToWrite(_ encoding: String.Encoding) throws -> [UInt8] {
    guard let data = String(self).data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data._bytes
  }
}
