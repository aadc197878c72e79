import Console
import Diagnostics
import Glibc

/// The library's texts are in the binary. An editor that is to show one needs a file: it is written where such things are kept, once
/// for each version, and only to be read.
enum LibraryFile {
  private static let folderName = "library-" + Version.number

  /// Whether an address is that of such a file.
  static func isOne(_ uri: String) -> Bool {
    guard let path = FileURI.path(of: uri) else { return false }
    return path.contains("/zoetrope/\(folderName)/") || path.hasPrefix("/tmp/zoetrope-\(getuid())-\(folderName)/")
  }

  static func path(of source: Source) -> String? {
    guard let folder = PrivateFolder.path(folderName) else { return nil }
    let path = folder + "/" + source.name.split(separator: "/").joined(separator: "-")
    if let known = try? ScriptFile.read(path), known.text == source.text { return path }
    // Somebody else may be about to write the same: each writes a file of its own, and the last one stays.
    let draft = path + ".\(getpid())"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o444)
    guard file >= 0 else { return nil }
    let isWhole = source.text.withUnsafeBytes { write(file, $0.baseAddress, $0.count) == $0.count }
    close(file)
    guard isWhole, rename(draft, path) == 0 else {
      unlink(draft)
      return nil
    }
    return path
  }
}
