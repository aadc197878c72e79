import Glibc

/// The files beside a script that it names as images. A name that leads out of the folder names none.
public enum ImageFile {
  private static let endings = ["", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg"]
  /// A larger file is shown by its name.
  private static let largest = 1 << 20

  /// What files of that name hold, with one ending after the other.
  public static func all(named name: String, in folder: String) -> some Sequence<[UInt8]> {
    let isInside = !name.isEmpty && !name.hasPrefix(".") && !name.contains("/") && !name.utf8.contains(0)
    return (isInside ? endings : []).lazy.compactMap { contents(of: "\(folder)/\(name)\($0)") }
  }

  private static func contents(of path: String) -> [UInt8]? {
    // What is no plain file may keep a reader waiting.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size <= largest else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(facts.st_size))
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress! + count, $0.count - count) }
      if got < 0, errno == EINTR { continue }
      if got <= 0 { return nil }
      count += got
    }
    return bytes
  }
}
