import Glibc

/// The files that a script reaches: those below some folders. What a path leads to is looked for step by step from such a folder;
/// nothing outside of all of them is ever looked at, so that a script can't tell what is there.
public final class FileBox {
  enum Failure: Error {
    /// The path leads out of the folders.
    case outside
    /// The number of a system error.
    case system(Int32)
  }

  private struct Root {
    /// Where it is, without links.
    let place: [String]
    /// How else a path to it may begin: as it was given.
    let name: [String]
  }

  private let roots: [Root]
  /// Where the script is, as a path without links; empty where it has no place.
  let folder: String
  /// What other paths begin at than those from the root of all folders.
  let workingFolder: String

  /// Links to links to links have to end somewhere.
  private static let mostLinks = 40

  /// - Parameters:
  ///   - folder: the script's own.
  ///   - others: those that are not there are left out.
  init(_ folder: String?, _ others: [String]) {
    self.folder = folder.flatMap { FileBox.real($0) } ?? ""
    workingFolder = FileBox.real(".") ?? ""
    var roots: [Root] = []
    for given in (folder.map { [$0] } ?? []) + others {
      guard let path = FileBox.real(given) else { continue }
      roots.append(
        Root(
          place: FileBox.steps(path), name: FileBox.steps(given.hasPrefix("/") ? given : workingFolder + "/" + given)))
    }
    // What is found in two of them is found from the outer one.
    self.roots = roots.sorted { $0.place.count < $1.place.count }
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func steps<Text: StringProtocol>(_ path: Text) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.map { String($0) }
  }

  // MARK: Finding

  /// What stands at the end of a path.
  private enum Found {
    /// A folder, which is open.
    case folder(Int32)
    /// A file, by its name in an open folder.
    case file(String, in: Int32)
  }

  /// A way through folders: where it is now, and the folders of the box on the way there, each of them open.
  private struct Way {
    var place: [String] = []
    var open: [Int32] = []
    var rest: [String]
    var links = 0

    init(_ rest: [String]) { self.rest = rest.reversed() }
    func close() { for folder in open { Glibc.close(folder) } }
  }

  /// Goes to the end of a path, and hands on what is there, open as long as that takes.
  private func find<Result>(_ path: String, _ use: (Found) throws(Failure) -> Result) throws(Failure) -> Result {
    if path.isEmpty { throw .system(ENOENT) }
    if path.utf8.contains(0) { throw .system(EINVAL) }
    var way = try begin(path)
    defer { way.close() }
    if isRoot(way.place) { try enter(&way) }
    while let step = way.rest.popLast() {
      if let name = try go(step, &way) {
        if !way.rest.isEmpty || path.hasSuffix("/") || path.hasSuffix("/.") { throw .system(ENOTDIR) }
        return try use(.file(name, in: way.open[way.open.count - 1]))
      }
    }
    guard let folder = way.open.last else { throw .outside }
    return try use(.folder(folder))
  }

  private func isRoot(_ place: [String]) -> Bool { roots.contains { $0.place == place } }

  /// The way along a path from the root of all folders; where the path begins with what a folder was called, through that.
  private func begin(_ path: String) throws(Failure) -> Way {
    let steps = FileBox.steps(path)
    if path.hasPrefix("/") {
      guard let root = roots.first(where: { steps.starts(with: $0.name) }) else { return Way(steps) }
      return Way(root.place + steps.dropFirst(root.name.count))
    }
    if workingFolder.isEmpty { throw .system(ENOENT) }
    // There are no links in it.
    let working = FileBox.steps(workingFolder)
    if roots.contains(where: { working.starts(with: $0.place) }) { return Way(working + steps) }
    var way = Way(steps)
    way.place = working
    return way
  }

  private func enter(_ way: inout Way) throws(Failure) {
    let folder = open("/" + way.place.joined(separator: "/"), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if folder < 0 { throw .system(errno) }
    way.open.append(folder)
  }

  /// Takes a step. The name of what is no folder, and no link to one.
  private func go(_ step: String, _ way: inout Way) throws(Failure) -> String? {
    if step == ".." {
      if let folder = way.open.popLast() { close(folder) }
      _ = way.place.popLast()
      if way.open.isEmpty, isRoot(way.place) { try enter(&way) }
      return nil
    }
    guard let folder = way.open.last else {
      // Outside, only the way to one of the folders is known.
      way.place.append(step)
      guard let root = roots.first(where: { $0.place.starts(with: way.place) }) else { throw .outside }
      if root.place.count == way.place.count { try enter(&way) }
      return nil
    }
    var facts = stat()
    guard fstatat(folder, step, &facts, AT_SYMLINK_NOFOLLOW) == 0 else { throw .system(errno) }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR:
      let next = openat(folder, step, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      if next < 0 { throw .system(errno) }
      way.open.append(next)
      way.place.append(step)
    case S_IFLNK:
      way.links += 1
      if way.links > FileBox.mostLinks { throw .system(ELOOP) }
      let target = try FileBox.target(of: step, in: folder)
      if target.hasPrefix("/") {
        way.close()
        (way.open, way.place) = ([], [])
        way.rest += try begin(target).rest
        if isRoot([]) { try enter(&way) }
      } else {
        way.rest += FileBox.steps(target).reversed()
      }
    default: return step
    }
    return nil
  }

  private static func target(of link: String, in folder: Int32) throws(Failure) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      readlinkat(folder, link, buffer.baseAddress!.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    if count < 0 { throw .system(errno) }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  // MARK: Looking

  /// Whether a path leads to a folder, or else to a file.
  func isFolder(_ path: String) throws(Failure) -> Bool {
    try find(path) { found throws(Failure) in
      if case .folder = found { return true }
      return false
    }
  }

  /// Opens a file, and nothing else that there may be: a pipe would make the script wait, a device never end.
  ///
  /// - Parameter use: is given the open file and its size.
  func read<Result>(_ path: String, _ use: (Int32, Int) throws(Failure) -> Result) throws(Failure) -> Result {
    try find(path) { found throws(Failure) in
      guard case .file(let name, let folder) = found else { throw .system(EISDIR) }
      var facts = stat()
      guard fstatat(folder, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 else { throw .system(errno) }
      guard facts.st_mode & S_IFMT == S_IFREG else { throw .system(EINVAL) }
      let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      if file < 0 { throw .system(errno) }
      defer { close(file) }
      guard fstat(file, &facts) == 0 else { throw .system(errno) }
      guard facts.st_mode & S_IFMT == S_IFREG else { throw .system(EINVAL) }
      return try use(file, Int(facts.st_size))
    }
  }

  /// What is in a folder, by name.
  func names(in path: String) throws(Failure) -> [String] {
    try find(path) { found throws(Failure) in
      guard case .folder(let folder) = found else { throw .system(ENOTDIR) }
      // What reads a folder closes it.
      let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard copy >= 0, let listing = fdopendir(copy) else { throw .system(errno) }
      defer { closedir(listing) }
      var names: [String] = []
      while let entry = readdir(listing) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != "." && name != ".." { names.append(name) }
      }
      return names.sorted()
    }
  }
}
