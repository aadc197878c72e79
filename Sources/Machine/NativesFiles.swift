import Glibc

/// Natives on files, which are looked for in the machine's box. `E` is why not: 0, the number of a system error, or -1 for what lies
/// outside of the box.
///
///     files.read (path S, like A) → A, E         the bytes of a file, as an array of the same kind as another
///     files.kind (path S) → I                    1 for a file, 2 for a folder, 0 for what is not there, -1 for what lies outside
///     files.names (path S) → S, E                what is in a folder, with a zero behind each name
///     files.folder (isWorking B) → S             where the script is, or what relative paths begin at
///     process.environment () → S                 name=value of all variables that the script may see, with a zero behind each
extension Executable {
  func registerFileNatives() {
    registerNative("files.read") { call in
      let shape = ObjectHeader.shape(call.int(1))
      let (content, reason) = call.attempt([]) { box, path throws(FileBox.Failure) in
        try box.read(path) { file, size throws(FileBox.Failure) in try bytes(of: file, size) }
      }
      call.give(call.heap.makeArray(content, shape: shape))
      call.give(reason, at: 1)
    }
    registerNative("files.kind") { call in
      let (isFolder, reason) = call.attempt(false) { box, path throws(FileBox.Failure) in try box.isFolder(path) }
      call.give(reason == 0 ? (isFolder ? 2 : 1) : min(reason, 0))
    }
    registerNative("files.names") { call in
      let (names, reason) = call.attempt([]) { box, path throws(FileBox.Failure) in try box.names(in: path) }
      call.give(names.map { $0 + "\0" }.joined())
      call.give(reason, at: 1)
    }
    registerNative("files.folder") { call in
      call.give(call.bool(0) ? call.machine.files.workingFolder : call.machine.files.folder)
    }
    registerNative("process.environment") { call in
      var text = ""
      var next = HostLimits.showsEnvironment ? environ : nil
      while let entry = next?.pointee {
        text += String(cString: entry) + "\0"
        next = next?.successor()
      }
      call.give(text)
    }
  }
}

extension NativeCall {
  /// Something about a file, and why it did not come about.
  fileprivate func attempt<Result>(
    _ otherwise: Result, _ body: (FileBox, String) throws(FileBox.Failure) -> Result
  ) -> (Result, Int) {
    do throws(FileBox.Failure) {
      return (try body(machine.files, string(0)), 0)
    } catch {
      switch error {
      case .outside: return (otherwise, -1)
      case .system(let number): return (otherwise, Int(number))
      }
    }
  }
}

/// A byte of a file is a slot of the script's memory.
private var mostBytes: Int { min(64 << 20, (HostLimits.memory ?? .max) / 8) }

/// All that is in a file. Some, that the system makes up, do not say how much that is.
private func bytes(of file: Int32, _ size: Int) throws(FileBox.Failure) -> [UInt8] {
  if size > mostBytes { throw .system(EFBIG) }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(size + 1)
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(file, &piece, piece.count)
    if count < 0 && errno == EINTR && Interrupt.flag.pointee == 0 { continue }
    if count < 0 { throw .system(errno) }
    if count == 0 { return bytes }
    bytes += piece[..<count]
    if bytes.count > mostBytes { throw .system(EFBIG) }
  }
}

extension Heap {
  fileprivate func makeArray(_ bytes: [UInt8], shape: Int) -> Int {
    let array = makeArray(shape: shape, count: bytes.count, capacity: bytes.count)
    let elements = ArrayLayout.elements(array)
    for (index, byte) in bytes.enumerated() { elements[index] = Int(byte) }
    return array
  }
}
