/// What holds for a view and those in it.
public struct EnvironmentValues {
  public var font: Font?
  public var isEnabled = true
  public var lineLimit: Int?
  public var colorScheme = ColorScheme.light
  var isBold = false
  var color: Color?
  var tint: Color?
  var objects: [AnyObject] = []
  var route: Route?
  var options: Options?
  var pickerStyle = PickerStyle.automatic
  /// The bar whose content is being drawn; the one of the navigation around.
  var toolbar: Bar?
  var navigationBar: Bar?
  var tabs: Tabs?
  /// Not while another tab is.
  var isSeen = true
  var submit: (() -> Void)?
  public var dismiss = DismissAction {}

  public init() {}
}

/// What the views around think the background is; a terminal has its own.
public enum ColorScheme: CaseIterable, Hashable {
  case light, dark
}

/// A value of the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Found {
    var values = EnvironmentValues()
  }
  private let found = Found()
  private let path: KeyPath<EnvironmentValues, Value>

  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
  public var wrappedValue: Value { found.values[keyPath: path] }
  public func _connect(to place: _Place, _ key: String) { found.values = place.environment }
}
