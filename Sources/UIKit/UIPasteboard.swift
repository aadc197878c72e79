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
  open var url: URL?
  open var image: UIImage?
  open var color: UIColor?
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }
}
