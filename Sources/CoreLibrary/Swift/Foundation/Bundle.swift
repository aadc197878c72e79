// What an app brings along. A script brings nothing but itself: there are no files in it, and every text is its own translation.

extension Bundle {
  open var bundleIdentifier: String? { nil }
  open var infoDictionary: [String: Any]? { [:] }
  open var localizedInfoDictionary: [String: Any]? { nil }
  open func object(forInfoDictionaryKey key: String) -> Any? { nil }
  open func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
  open func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? { nil }
  open func path(forResource name: String?, ofType ext: String?) -> String? { nil }
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
