// What several threads would need, and what is kept as long as there is room.

public protocol NSLocking {
  func lock()
  func unlock()
}

extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}

open class NSLock: NSObject, NSLocking {
  private var isLocked = false
  open var name: String?
  public override init() { super.init() }

  open func lock() {
    if isLocked { fatalError("an NSLock that is locked is waited for, and nobody is there to unlock it") }
    isLocked = true
  }

  open func unlock() { isLocked = false }

  open func `try`() -> Bool {
    if isLocked { return false }
    isLocked = true
    return true
  }
}

open class NSRecursiveLock: NSObject, NSLocking {
  private var count = 0
  open var name: String?
  public override init() { super.init() }
  open func lock() { count += 1 }
  open func unlock() { count -= 1 }

  open func `try`() -> Bool {
    count += 1
    return true
  }
}

/// A lock that is waited for until somebody says so. There is one thread: nobody else could.
open class NSCondition: NSObject, NSLocking {
  private var isLocked = false
  private var signals = 0
  open var name: String?
  public override init() { super.init() }
  open func lock() { isLocked = true }
  open func unlock() { isLocked = false }
  open func signal() { signals += 1 }
  open func broadcast() { signals += 1 }

  open func wait() {
    let before = signals
    isLocked = false
    _ = _Turns.wait(until: Int.max) { self.signals > before && !self.isLocked }
    isLocked = true
  }
  open func wait(until limit: Date) -> Bool {
    let before = signals
    isLocked = false
    let moment = Int(limit.timeIntervalSince1970 * 1_000_000_000)
    let isTold = _Turns.wait(until: moment) { self.signals > before && !self.isLocked }
    isLocked = true
    return isTold
  }
}

/// Objects by keys. Nothing is ever thrown out here.
open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var objects: [NSCacheKey: ObjectType] = [:]
  open var name = ""
  open var countLimit = 0
  open var totalCostLimit = 0
  public override init() { super.init() }

  open func object(forKey key: KeyType) -> ObjectType? { objects[NSCacheKey(key)] }

  open func setObject(_ obj: ObjectType, forKey key: KeyType) {
    objects[NSCacheKey(key)] = obj
    if countLimit > 0 && objects.count > countLimit {
      fatalError("Zoetrope does not support a cache that throws something out")
    }
  }

  open func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) {
    if totalCostLimit > 0 { fatalError("Zoetrope does not support a cache that throws something out") }
    setObject(obj, forKey: key)
  }

  open func removeObject(forKey key: KeyType) { objects[NSCacheKey(key)] = nil }
  open func removeAllObjects() { objects = [:] }
}

/// A key of a cache: objects that are equal are the same key.
private struct NSCacheKey: Hashable {
  let object: AnyObject
  init(_ object: AnyObject) { self.object = object }

  static func == (lhs: NSCacheKey, rhs: NSCacheKey) -> Bool {
    if let one = lhs.object as? NSObject, let other = rhs.object as? NSObject { return one == other }
    return lhs.object === rhs.object
  }

  func hash(into hasher: inout Hasher) {
    if let object = object as? NSObject { hasher.combine(object) } else { hasher.combine(ObjectIdentifier(object)) }
  }
}

/// A condition that objects hold to or not.
open class NSPredicate: NSObject {
  private let block: (Any?, [String: Any]?) -> Bool

  public init(value: Bool) {
    block = { _, _ in value }
    super.init()
  }

  public init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    self.block = block
    super.init()
  }

  open func evaluate(with object: Any?) -> Bool { block(object, nil) }
  open func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    block(object, bindings)
  }
}

/// What a script runs in.
public struct OperatingSystemVersion {
  public var majorVersion = 0
  public var minorVersion = 0
  public var patchVersion = 0
  public init() {}
  public init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
    self.majorVersion = majorVersion
    self.minorVersion = minorVersion
    self.patchVersion = patchVersion
  }
}

open class ProcessInfo: NSObject {
  public static let processInfo = ProcessInfo()
  private override init() { super.init() }
  open var arguments: [String] { CommandLine.arguments }
  /// Nothing, unless whoever starts the script allows it.
  open var environment: [String: String] {
    var result: [String: String] = [:]
    for entry in _variables().split(separator: "\0") {
      guard let sign = entry.firstIndex(of: "=") else { continue }
      result[String(entry[..<sign])] = String(entry[entry.index(after: sign)...])
    }
    return result
  }
  // Of one computer or another, which a script is not told: what it may count on.
  open var processorCount: Int { 1 }
  open var activeProcessorCount: Int { 1 }
  open var physicalMemory: UInt64 { 8 << 30 }
  open var processIdentifier: Int32 { 1 }
  open var processName: String { arguments.first?.split(separator: "/").last.map { String($0) } ?? "zoetrope" }
  open var hostName: String { "localhost" }
  open var operatingSystemVersionString: String { "Zoetrope" }
  open var operatingSystemVersion: OperatingSystemVersion { OperatingSystemVersion() }
  open func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool { true }
  open var globallyUniqueString: String { UUID().uuidString + "-1-0000000000000000" }
  open var isLowPowerModeEnabled: Bool { false }
  open var systemUptime: TimeInterval { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 }
}

/// Where copies would be put.
public struct NSZone {}

public protocol NSCopying {
  func copy(with zone: NSZone?) -> Any
}

extension NSCopying {
  public func copy() -> Any { copy(with: nil) }
}

public protocol NSMutableCopying {
  func mutableCopy(with zone: NSZone?) -> Any
}

extension NSMutableCopying {
  public func mutableCopy() -> Any { mutableCopy(with: nil) }
}
