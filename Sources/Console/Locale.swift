import Glibc

/// The line editor reads and measures characters by the C library's locale. Only the kind of characters is set:
/// numbers stay as scripts print them.
enum Locale {
  /// The environment's locale where it knows Unicode, else one that does: under `LC_ALL=C` the editor would drop what it
  /// can't read.
  static func useUnicode() {
    for name in ["", "C.UTF-8", "C.utf8", "en_US.UTF-8"] {
      if setlocale(LC_CTYPE, name) != nil, isUnicode { return }
    }
  }

  private static var isUnicode: Bool {
    guard let name = nl_langinfo(Int32(CODESET)) else { return false }
    return String(cString: name) == "UTF-8"
  }
}
