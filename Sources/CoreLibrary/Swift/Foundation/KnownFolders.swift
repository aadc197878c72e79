// The folders that an app finds. They exist in memory, whatever machine a script runs on.

extension FileManager {
  public enum SearchPathDirectory: UInt {
    case applicationDirectory = 1
    case demoApplicationDirectory = 2
    case developerApplicationDirectory = 3
    case adminApplicationDirectory = 4
    case libraryDirectory = 5
    case developerDirectory = 6
    case userDirectory = 7
    case documentationDirectory = 8
    case documentDirectory = 9
    case coreServiceDirectory = 10
    case autosavedInformationDirectory = 11
    case desktopDirectory = 12
    case cachesDirectory = 13
    case applicationSupportDirectory = 14
    case downloadsDirectory = 15
    case inputMethodsDirectory = 16
    case moviesDirectory = 17
    case musicDirectory = 18
    case picturesDirectory = 19
    case printerDescriptionDirectory = 20
    case sharedPublicDirectory = 21
    case preferencePanesDirectory = 22
    case itemReplacementDirectory = 99
    case allApplicationsDirectory = 100
    case allLibrariesDirectory = 101
    case trashDirectory = 102

    fileprivate var path: String? {
      let home = _WrittenFiles.home
      return switch self {
      case .documentDirectory: home + "/Documents"
      case .desktopDirectory: home + "/Desktop"
      case .cachesDirectory: home + "/.cache"
      case .applicationSupportDirectory: home + "/.local/share"
      case .downloadsDirectory: home + "/Downloads"
      case .moviesDirectory: home + "/Videos"
      case .musicDirectory: home + "/Music"
      case .picturesDirectory: home + "/Pictures"
      case .trashDirectory: home + "/.Trash"
      default: nil
      }
    }
  }

  public struct SearchPathDomainMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDomainMask = SearchPathDomainMask(rawValue: 1)
    public static let localDomainMask = SearchPathDomainMask(rawValue: 2)
    public static let networkDomainMask = SearchPathDomainMask(rawValue: 4)
    public static let systemDomainMask = SearchPathDomainMask(rawValue: 8)
    public static let allDomainsMask = SearchPathDomainMask(rawValue: 0xffff)
  }

  public var temporaryDirectory: URL { URL(fileURLWithPath: _WrittenFiles.temporary, isDirectory: true) }
  public var homeDirectoryForCurrentUser: URL { URL(fileURLWithPath: _WrittenFiles.home, isDirectory: true) }

  public func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
    guard domainMask.contains(.userDomainMask), let path = directory.path else { return [] }
    return [URL(fileURLWithPath: path)]
  }

  public func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
    create shouldCreate: Bool
  ) throws -> URL {
    if directory == .itemReplacementDirectory { return temporaryDirectory }
    guard let url = urls(for: directory, in: domain).first else { throw CocoaError(.fileReadUnknown) }
    if shouldCreate { try createDirectory(at: url, withIntermediateDirectories: true) }
    return url
  }
}

public func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] {
  FileManager.default.urls(for: directory, in: domainMask).map { $0.path }
}

public func NSTemporaryDirectory() -> String { _WrittenFiles.temporary + "/" }
public func NSHomeDirectory() -> String { _WrittenFiles.home }
public func NSUserName() -> String { "zoetrope" }

extension URL {
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }
}
