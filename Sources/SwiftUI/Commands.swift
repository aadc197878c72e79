// The entries of a menu bar, which a phone and a terminal do not have: they are kept and never shown.

@preconcurrency @MainActor
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildPartialBlock<Content: Commands>(first content: Content) -> Content { content }
  public static func buildPartialBlock<Content: Commands, Next: Commands>(
    accumulated: Content, next: Next
  ) -> some Commands { EmptyCommands() }
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands { EmptyCommands() }
  public static func buildEither<First: Commands>(first: First) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<Second: Commands>(second: Second) -> EmptyCommands { EmptyCommands() }
}

public struct EmptyCommands: Commands {
  public init() {}
  public var body: Never { neverAsked() }
}

public struct CommandMenu<Content: View>: Commands {
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  public var body: Never { neverAsked() }
}

public struct CommandGroupPlacement: Hashable {
  private let name: String
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let help = CommandGroupPlacement(name: "help")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
}

public struct CommandGroup<Content: View>: Commands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public var body: Never { neverAsked() }
}

public struct SidebarCommands: Commands {
  public init() {}
  public var body: Never { neverAsked() }
}

public struct ToolbarCommands: Commands {
  public init() {}
  public var body: Never { neverAsked() }
}

public struct TextEditingCommands: Commands {
  public init() {}
  public var body: Never { neverAsked() }
}

public struct TextFormattingCommands: Commands {
  public init() {}
  public var body: Never { neverAsked() }
}

public struct InspectorCommands: Commands {
  public init() {}
  public var body: Never { neverAsked() }
}

extension Scene {
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  public func commandsRemoved() -> some Scene { self }
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
}
