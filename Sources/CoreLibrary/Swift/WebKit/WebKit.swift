// Pages of the web, of which a terminal shows the address. Nothing is loaded.

open class WKPreferences: NSObject {
  open var javaScriptCanOpenWindowsAutomatically = false
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var isFraudulentWebsiteWarningEnabled = true
}

open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int {
    case recommended, mobile, desktop
  }
  open var allowsContentJavaScript = true
  open var preferredContentMode = ContentMode.recommended
}

public enum WKUserScriptInjectionTime: Int {
  case atDocumentStart, atDocumentEnd
}

open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

open class WKScriptMessage: NSObject {
  open var body: Any { "" }
  open var name: String { "" }
  open weak var webView: WKWebView? { nil }
  open var frameInfo: WKFrameInfo { WKFrameInfo(nil) }
  override init() {}
}

public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Keeps what is given to it. No page runs a script, so no message comes.
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

open class WKWebsiteDataStore: NSObject {
  public let isPersistent: Bool
  private init(_ isPersistent: Bool) { self.isPersistent = isPersistent }
  private static let kept = WKWebsiteDataStore(true)
  open class func `default`() -> WKWebsiteDataStore { kept }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(false) }
}

public struct WKDataDetectorTypes: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let address = WKDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
  public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

public struct WKAudiovisualMediaTypes: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var suppressesIncrementalRendering = false
  open var applicationNameForUserAgent: String?
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  public override init() { super.init() }
}

open class WKNavigation: NSObject {}

open class WKFrameInfo: NSObject {
  public let request: URLRequest
  open var isMainFrame: Bool { true }
  open weak var webView: WKWebView? { nil }
  init(_ request: URLRequest?) { self.request = request ?? URLRequest(url: URL(fileURLWithPath: "/")) }
}

public enum WKNavigationType: Int {
  case linkActivated = 0
  case formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

open class WKNavigationAction: NSObject {
  public let request: URLRequest
  open var navigationType: WKNavigationType { .other }
  open var sourceFrame: WKFrameInfo { WKFrameInfo(request) }
  open var targetFrame: WKFrameInfo? { WKFrameInfo(request) }
  init(_ request: URLRequest) { self.request = request }
}

open class WKNavigationResponse: NSObject {
  public let response: URLResponse
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }
  init(_ response: URLResponse) { self.response = response }
}

public enum WKNavigationResponsePolicy: Int {
  case cancel, allow, download
}

public enum WKNavigationActionPolicy: Int {
  case cancel, allow, download
}

public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
}

public protocol WKUIDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  func webViewDidClose(_ webView: WKWebView)
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping () -> Void)
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (Bool) -> Void)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

open class WKWindowFeatures: NSObject {}

open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var isInspectable = false
  open var pageZoom: CGFloat = 1
  open var underPageBackgroundColor: UIColor! = .white
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  open private(set) var url: URL?
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  public let scrollView = UIScrollView()
  private let address = UILabel()

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addSubview(address)
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addSubview(address)
  }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    address.text = url?.absoluteString
    return nil
  }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    address.text = string
    return nil
  }
  @discardableResult open func reload() -> WKNavigation? { nil }
  open func stopLoading() {}
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, nil)
  }
}
