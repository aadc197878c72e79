/// What has been copied last, to be pasted somewhere else.
open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  private var texts: [String] = []

  open var string: String? {
    get { texts.first }
    set { texts = newValue.map { [$0] } ?? [] }
  }
  open var strings: [String]? {
    get { texts.isEmpty ? nil : texts }
    set { texts = newValue ?? [] }
  }
  open var hasStrings: Bool { !texts.isEmpty }
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var urls: [URL]?
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var images: [UIImage]?
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  open var colors: [UIColor]?
  open private(set) var changeCount = 0
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }

  public struct OptionsKey: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  open private(set) var items: [[String: Any]] = []
  open var numberOfItems: Int { max(items.count, texts.count) }
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
    texts = items.flatMap { $0.values.compactMap { $0 as? String } }
  }
}
