import UIKit

/// Opens what a link leads to. A terminal has nothing to open it with, and says that it did.
public struct OpenURLAction {
  public struct Result {
    let url: URL?
    let isAccepted: Bool
    public static let handled = Result(url: nil, isAccepted: true)
    public static let discarded = Result(url: nil, isAccepted: false)
    public static let systemAction = Result(url: nil, isAccepted: true)
    public static func systemAction(_ url: URL) -> Result { Result(url: url, isAccepted: true) }
  }
  private let handler: (URL) -> Result
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  public func callAsFunction(_ url: URL) { _ = handler(url) }
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(handler(url).isAccepted) }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { opening ?? OpenURLAction { _ in .systemAction } }
    set { opening = newValue }
  }
}

/// A button that leads out of the app.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    let (open, destination) = (place.environment.openURL, self.destination)
    return Button(action: { open(destination) }, label: { label })._drawn(in: place.inner("link"))
  }
}

extension Link where Label == Text {
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: { Text(title) })
  }
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(titleKey.text, destination: destination) }
}

/// A button with which something is given to others. Here nobody is there to take it.
public struct ShareLink<Label: View>: View {
  private let label: Label
  init(_ label: Label) { self.label = label }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    Button(action: {}, label: { label })._drawn(in: place.inner("share"))
  }
}

extension ShareLink {
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label()) }
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label()) }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(symbolLabel("Share…", "square.and.arrow.up"))
  }
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(symbolLabel("Share…", "square.and.arrow.up"))
  }
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(symbolLabel(title, "square.and.arrow.up"))
  }
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(symbolLabel(title, "square.and.arrow.up"))
  }
}

extension View {
  /// No address is opened with a script.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Nothing is gone on with from elsewhere.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
}
