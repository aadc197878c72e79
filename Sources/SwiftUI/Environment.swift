/// What holds for a view and those in it.
public struct EnvironmentValues {
  public var font: Font?
  public var isEnabled = true
  public var lineLimit: Int?
  public var colorScheme = ColorScheme.light
  public var dismiss = DismissAction {}
  public internal(set) var isSearching = false
  public internal(set) var dismissSearch = DismissSearchAction {}
  var isBold = false
  var color: Color?
  var tint: Color?
  var objects: [AnyObject] = []
  var route: Route?
  var options: Options?
  var isSegmented = false
  /// The bar whose content is being drawn; the one of the navigation around.
  var toolbar: Bar?
  var navigationBar: Bar?
  /// Not while another tab is.
  var isSeen = true
  public internal(set) var isPresented = false
  var submit: (() -> Void)?
  var submitSearch: (() -> Void)?
  /// Closes the menu or the question that a button stands in.
  var closes: (() -> Void)?
  var answers: Answers?
  var textCase: Text.Case?
  var opening: OpenURLAction?
  var lookFor: ((String) -> Void)?
  var lookForToken: ((Any) -> Void)?
  /// What a search within offers: where, and what.
  var offered: [(_Place) -> [ScreenElement]] = []
  var region = Region()
  var styles = Styles()
  var editing: Binding<EditMode>?
  var isDeletable = true
  var isMovable = true
  var row: RowState?
  /// The binding that says whether the field in it has the focus.
  var focus: Binding<Bool>?
  var selection: ListSelection?
  var preferences: Preferences?
  var others: [ObjectIdentifier: Any] = [:]
  var entries: [String: Any] = [:]
  var looks = Looks()

  public init() {}

  /// What a view may ask for. The rest may lead back to the view that keeps this.
  var readable: EnvironmentValues {
    var values = self
    values.styles = Styles()
    values.route = nil
    values.options = nil
    values.toolbar = nil
    values.navigationBar = nil
    values.selection = nil
    values.row = nil
    values.preferences = nil
    values.answers = nil
    values.offered = []
    values.lookFor = nil
    values.lookForToken = nil
    return values
  }

  /// Of the one scene there is.
  public var undoManager: UndoManager? { UIWindow._undoing }

  /// The object of a type that was put there last.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objects.reversed().lazy.compactMap { $0 as? Object }.first
  }
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
  private let read: (EnvironmentValues) -> Value

  public init(_ path: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: path] } }
  /// The object of a type that a view further out has put into the environment.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values.object(Value.self) else {
        fatalError("no \(Value.self) in the environment: say .environment(_:) further out")
      }
      return object
    }
  }
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0.object(Object.self) }
  }
  public var wrappedValue: Value { read(found.values) }
  public func _connect(to place: _Place, _ key: String) { found.values = place.environment.readable }
}
