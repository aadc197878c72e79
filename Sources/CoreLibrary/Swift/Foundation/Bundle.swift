// What an app brings along. A script brings along what is in its folder, and every text is its own translation.

extension Bundle {
  public convenience init(for aClass: AnyClass) { self.init() }

  open var bundlePath: String { _folderOfScript(false) }
  open var bundleURL: URL { URL(fileURLWithPath: bundlePath, isDirectory: true) }
  open var resourcePath: String? { bundlePath }
  open var resourceURL: URL? { bundleURL }
  open var bundleIdentifier: String? { nil }
  open var infoDictionary: [String: Any]? { [:] }
  open var localizedInfoDictionary: [String: Any]? { nil }
  open func object(forInfoDictionaryKey key: String) -> Any? { nil }

  open func path(forResource name: String?, ofType ext: String?) -> String? {
    path(forResource: name, ofType: ext, inDirectory: nil)
  }

  open func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
    let folder = folder(subpath)
    guard let name, !name.isEmpty else {
      return ext == nil || ext == "" ? nil : paths(forResourcesOfType: ext, inDirectory: subpath).first
    }
    let path = folder + "/" + name + ending(ext)
    return !bundlePath.isEmpty && _kindOfFile(path) > 0 ? path : nil
  }

  open func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
    let folder = folder(subpath)
    if bundlePath.isEmpty { return [] }
    return _namesInFolder(folder).names.filter { $0.hasSuffix(ending(ext)) }.map { folder + "/" + $0 }
  }

  open func url(forResource name: String?, withExtension ext: String?) -> URL? {
    url(forResource: name, withExtension: ext, subdirectory: nil)
  }

  open func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
    path(forResource: name, ofType: ext, inDirectory: subpath).map { URL(fileURLWithPath: $0) }
  }

  open func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
    paths(forResourcesOfType: ext, inDirectory: subpath).map { URL(fileURLWithPath: $0) }
  }

  /// Without `/` at its end.
  private func folder(_ subpath: String?) -> String {
    var folder = subpath ?? ""
    while folder.hasSuffix("/") { folder.removeLast() }
    return folder.isEmpty ? bundlePath : bundlePath + "/" + folder
  }

  private func ending(_ ext: String?) -> String {
    guard let ext, !ext.isEmpty else { return "" }
    return ext.hasPrefix(".") ? ext : "." + ext
  }

  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
  open var preferredLocalizations: [String] { ["en"] }
}

public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}
