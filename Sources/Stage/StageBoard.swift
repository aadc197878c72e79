/// Several cells in one drawing, side by side where there is room, and what can be done with what is in them.
///
/// What is drawn between `begin` and `draw` is gathered: `stageDraw` gives only a blank.
public enum StageBoard {
  /// Something in a cell that takes keys.
  public struct Control {
    public enum Kind: Equatable {
      case toggle, button, choice, chevron
      case slider(Double)
      case field(String)
      /// A field that does not show what was typed.
      case secret
    }
    /// The cell that it is in, counted from 0 in the order in which they were gathered.
    public let cell: Int
    public let kind: Kind
  }

  /// What has the keys.
  public struct Focus: Equatable {
    /// Counted over all cells.
    public var control: Int
    /// What has been typed into it so far.
    public var typed: String?

    public init(control: Int, typed: String? = nil) {
      self.control = control
      self.typed = typed
    }
  }

  public static func begin(focus: Focus? = nil) {
    let scene = Scene.current
    scene.pointee.clear()
    scene.pointee.gathering = Scene.Gathering(focus: focus)
  }

  public static var cellCount: Int { Scene.current.pointee.cells.count }
  public static var controls: [Control] { Scene.current.pointee.gathering?.controls ?? [] }

  /// Ends it, and draws what was gathered.
  public static func draw() -> String {
    let scene = Scene.current
    scene.pointee.gathering = nil
    var painter = Painter(scene.pointee.settings)
    painter.paintBoard(scene.pointee)
    return String(decoding: painter.bytes, as: UTF8.self)
  }

  /// Runs something, and says what was drawn meanwhile.
  public static func drawings(during body: () -> Void) -> [String] {
    let scene = Scene.current
    scene.pointee.drawings = []
    body()
    defer { scene.pointee.drawings = nil }
    return scene.pointee.drawings ?? []
  }
}
