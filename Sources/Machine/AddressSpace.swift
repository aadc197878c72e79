import Glibc

/// How much of addresses the process may have, used or not; `Int.max` where nobody limits it.
public enum AddressSpace {
  public static var limit: Int {
    var granted = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &granted) == 0, granted.rlim_cur < rlim_t(Int.max) else {
      return Int.max
    }
    return Int(granted.rlim_cur)
  }
}
