import Console
import Glibc

/// A folder that is its owner's alone: for what an editor is to open, and what can be made again at any time.
enum PrivateFolder {
  static func path(_ name: String) -> String? {
    let home = environment("HOME").map { $0 + "/.cache" }
    // What is set to nothing is not set.
    for root in [environment("XDG_CACHE_HOME"), home].compactMap({ $0 }) where root.hasPrefix("/") {
      mkdir(root, 0o755)
      mkdir(root + "/zoetrope", 0o755)
      if let folder = made(root + "/zoetrope/" + name) { return folder }
    }
    return made("/tmp/zoetrope-\(getuid())-\(name)")
  }

  /// Nobody else may have a say in what is shown from there.
  private static func made(_ path: String) -> String? {
    mkdir(path, 0o700)
    var facts = stat()
    guard lstat(path, &facts) == 0, facts.st_uid == getuid(), facts.st_mode & S_IFMT == S_IFDIR,
      facts.st_mode & 0o022 == 0, access(path, W_OK) == 0
    else { return nil }
    return path
  }
}
