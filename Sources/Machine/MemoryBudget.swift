import Glibc

/// How much of the computer's memory a script may use: a loop that collects things for ever is to end with a word about the
/// script before the system ends whatever it likes.
struct MemoryBudget {
  var used = 0
  /// Up to here nothing is looked at.
  private var limit = min(1 << 28, HostLimits.memory ?? .max)
  /// What there is for the script; 0 until it matters.
  private var ceiling = 0
  /// More than this is not given even for the moment until the run has heard that it is to end.
  private var utmost = 0

  /// Whether so much more may be used. Beyond the ceiling the run is asked to end, at the next jump backward or call; far
  /// beyond it the answer is no.
  @inline(__always) mutating func take(_ bytes: Int) -> Bool {
    if _slowPath(bytes > limit &- used) { return takeMore(bytes) }
    used &+= bytes
    return true
  }

  /// Whether so much more may be asked for at once: what is far beyond is refused before anything is done for it.
  mutating func allows(_ bytes: Int) -> Bool {
    if bytes <= limit - used { return true }
    findCeiling()
    return bytes <= ceiling / 4 * 5 - used
  }

  private mutating func findCeiling() {
    if ceiling != 0 { return }
    let most = Self.available() / 5 * 3
    ceiling = HostLimits.memory ?? most
    limit = max(limit, ceiling)
    utmost = ceiling / 4 * 5
    // What grows, doubles: where the computer has room for that, it is given, and the run ends in good order.
    if HostLimits.memory != nil { utmost = max(utmost, min(most, ceiling / 2 * 5)) }
  }

  private mutating func takeMore(_ bytes: Int) -> Bool {
    findCeiling()
    if bytes > limit - used {
      guard bytes <= utmost - used else { return false }
      Interrupt.requestForMemory()
      limit = used + bytes + ceiling / 16
    }
    used += bytes
    return true
  }

  /// What the computer has, or less where this process is given less.
  private static func available() -> Int {
    var bytes = max(sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE)), 1 << 28)
    bytes = min(bytes, AddressSpace.limit)
    if let file = fopen("/sys/fs/cgroup/memory.max", "r") {
      var most = 0
      if withUnsafeMutablePointer(
        to: &most,
        { pointer in
          withVaList([pointer]) { vfscanf(file, "%ld", $0) }
        }) == 1, most > 0
      {
        bytes = min(bytes, most)
      }
      fclose(file)
    }
    return bytes
  }
}
