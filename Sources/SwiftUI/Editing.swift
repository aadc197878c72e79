/// Whether the rows of a list are being edited.
public enum EditMode: Hashable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether the rows of lists are being edited. A screen keeps it, unless a view says where it is kept.
  public var editMode: Binding<EditMode>? {
    get { editing }
    set { editing = newValue }
  }
}

/// A button that begins and ends the editing of rows.
public struct EditButton: View {
  public init() {}
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    let mode = place.environment.editMode
    let isEditing = mode?.wrappedValue.isEditing ?? false
    return Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
      ._drawn(in: place.inner("edit"))
  }
}

/// What a row says of itself to those that let it be deleted or moved.
final class RowState {
  var isDeletable = true
  var isMovable = true
}

extension View {
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    _Modified(content: self) { values in
      values.isDeletable = !isDisabled
      values.row?.isDeletable = !isDisabled
    }
  }

  public func moveDisabled(_ isDisabled: Bool) -> some View {
    _Modified(content: self) { values in
      values.isMovable = !isDisabled
      values.row?.isMovable = !isDisabled
    }
  }
}

/// Which rows of a list are chosen, by what they stand for.
final class ListSelection {
  let isChosen: (AnyHashable) -> Bool
  /// False where rows can't be chosen now, and for values of another type.
  let canChoose: (AnyHashable) -> Bool
  let choose: (AnyHashable) -> Void
  /// How many rows there are so far.
  var rows = 0

  init(
    isChosen: @escaping (AnyHashable) -> Bool, canChoose: @escaping (AnyHashable) -> Bool,
    choose: @escaping (AnyHashable) -> Void
  ) {
    self.isChosen = isChosen
    self.canChoose = canChoose
    self.choose = choose
  }

  /// A row that a tap chooses, with a mark. One that leads somewhere does that too.
  func row(_ elements: [ScreenElement], for value: AnyHashable) -> [ScreenElement] {
    guard canChoose(value) else { return elements }
    rows += 1
    let mark = ScreenElement(.choice(isChosen: isChosen(value), Color.accentColor.onScreen))
    var content = ScreenElement.one(of: elements)
    let (tap, choose) = (content.onTap, self.choose)
    content.onTap = nil
    var row = ScreenElement.row([mark, content])
    row.name = content.labels.joined(separator: " ")
    row.onTap = {
      choose(value)
      tap?()
    }
    return [row]
  }
}
