/// One of the three standard files, or a file that a script may read or has written.
open class FileHandle: NSObject {
  private let descriptor: Int32
  /// Nil for the three.
  private let path: String?
  private let isReading: Bool
  private let isWriting: Bool
  private var position = 0

  public init(fileDescriptor: Int32) {
    descriptor = fileDescriptor
    path = nil
    isReading = fileDescriptor == 0
    isWriting = fileDescriptor != 0
  }

  private init(_ path: String, isReading: Bool = false, isWriting: Bool = false) {
    // The three come first.
    descriptor = 3
    self.path = path
    self.isReading = isReading
    self.isWriting = isWriting
  }

  private static let ofInput = FileHandle(fileDescriptor: 0)
  private static let ofOutput = FileHandle(fileDescriptor: 1)
  private static let ofErrors = FileHandle(fileDescriptor: 2)
  open class var standardInput: FileHandle { ofInput }
  open class var standardOutput: FileHandle { ofOutput }
  open class var standardError: FileHandle { ofErrors }

  public convenience init?(forReadingAtPath path: String) {
    if _kindOfFile(path) != 1 { return nil }
    self.init(path, isReading: true)
  }
  public convenience init?(forWritingAtPath path: String) {
    if _kindOfFile(path) != 1 { return nil }
    self.init(path, isWriting: true)
  }
  public convenience init?(forUpdatingAtPath path: String) {
    if _kindOfFile(path) != 1 { return nil }
    self.init(path, isReading: true, isWriting: true)
  }
  public convenience init(forReadingFrom url: URL) throws {
    let kind = _kindOfFile(url.path)
    if kind != 1 { throw _fileError(kind == 0 ? 2 : kind == 2 ? 21 : kind, url.path, url) }
    self.init(url.path, isReading: true)
  }
  public convenience init(forWritingTo url: URL) throws {
    let kind = _kindOfFile(url.path)
    if kind != 1 { throw _writeError(kind == 0 ? 2 : kind == 2 ? 21 : kind, url.path, url) }
    self.init(url.path, isWriting: true)
  }
  public convenience init(forUpdating url: URL) throws {
    let kind = _kindOfFile(url.path)
    if kind != 1 { throw _writeError(kind == 0 ? 2 : kind == 2 ? 21 : kind, url.path, url) }
    self.init(url.path, isReading: true, isWriting: true)
  }

  open var fileDescriptor: Int32 { descriptor }

  // MARK: Writing

  open func write(_ data: Data) { put(data._bytes) }
  public func write<T: Sequence>(contentsOf data: T) throws where T.Element == UInt8 { put(Array(data)) }

  private func put(_ bytes: [UInt8]) {
    guard let path else {
      _ = _put(String(decoding: bytes, as: UTF8.self), into: descriptor)
      return
    }
    if !isWriting { fatalError("this file has been opened for reading: \(path)") }
    let start = position
    _WrittenFiles.change(path) { item in
      var content = item.bytes ?? []
      if content.count < start { content += Array(repeating: 0, count: start - content.count) }
      content.replaceSubrange(start..<min(start + bytes.count, content.count), with: bytes)
      item.bytes = content
      item.modified = Date()
    }
    position += bytes.count
  }

  open func truncateFile(atOffset offset: UInt64) {
    guard let path else { return }
    _WrittenFiles.change(path) { item in
      let content = item.bytes ?? []
      let kept = content.prefix(Int(offset))
      item.bytes = Array(kept) + Array(repeating: 0, count: Int(offset) - kept.count)
      item.modified = Date()
    }
    position = Int(offset)
  }
  public func truncate(atOffset offset: UInt64) throws { truncateFile(atOffset: offset) }

  // MARK: Reading

  private var content: [UInt8] { path.map { _bytes(ofFile: $0).bytes } ?? [] }

  /// What is left, and no more of it than that.
  private func take(_ limit: Int) -> Data {
    if path != nil {
      if !isReading { fatalError("this file has been opened for writing: \(path ?? "")") }
      let taken = content.dropFirst(position).prefix(limit)
      position += taken.count
      return Data(taken)
    }
    var text = ""
    if descriptor == 0 {
      while text.utf8.count < limit, let line = readLine(strippingNewline: false) { text += line }
    }
    return Data(text.utf8)
  }

  open func readDataToEndOfFile() -> Data { take(.max) }
  public func readToEnd() throws -> Data? {
    let data = take(.max)
    return data.isEmpty ? nil : data
  }
  open func readData(ofLength length: Int) -> Data { take(length) }
  public func read(upToCount count: Int) throws -> Data? {
    let data = take(count)
    return data.isEmpty ? nil : data
  }
  open var availableData: Data {
    if path != nil { return take(.max) }
    guard descriptor == 0, let line = readLine(strippingNewline: false) else { return Data() }
    return Data(line.utf8)
  }

  // MARK: Where it is

  open var offsetInFile: UInt64 { UInt64(position) }
  public func offset() throws -> UInt64 { offsetInFile }
  open func seek(toFileOffset offset: UInt64) { position = Int(offset) }
  public func seek(toOffset offset: UInt64) throws { position = Int(offset) }
  @discardableResult open func seekToEndOfFile() -> UInt64 {
    position = content.count
    return offsetInFile
  }
  @discardableResult public func seekToEnd() throws -> UInt64 { seekToEndOfFile() }

  open func synchronizeFile() { if path == nil { _flush() } }
  public func synchronize() throws { synchronizeFile() }
  open func closeFile() {}
  public func close() throws {}
}
