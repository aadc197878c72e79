import Dispatch
import Foundation

/// Keeps what takes changes back, and what takes that back again. Of Foundation's, but only Apple's has it.
open class UndoManager: NSObject {
  private struct Action {
    weak var target: AnyObject?
    let run: (AnyObject) -> Void
  }

  /// What is taken back at once.
  private final class Group {
    var parts: [Part] = []
    var name = ""
  }

  private enum Part {
    case action(Action)
    case group(Group)
  }

  private var undoable: [Group] = []
  private var redoable: [Group] = []
  private var openGroups: [Group] = []
  private var timesDisabled = 0
  private var isClosing = false
  private var groupOfEventIsOpen = false

  /// What is registered until the run loop comes round again is one group.
  open var groupsByEvent = true
  /// How many groups are kept; 0 is all.
  open var levelsOfUndo = 0 {
    didSet { forgetOldest() }
  }
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  open var groupingLevel: Int { openGroups.count }
  open var isUndoRegistrationEnabled: Bool { timesDisabled == 0 }
  open var canUndo: Bool { !undoable.isEmpty || openGroups.contains { !$0.parts.isEmpty } }
  open var canRedo: Bool { !redoable.isEmpty }

  open func disableUndoRegistration() { timesDisabled += 1 }
  open func enableUndoRegistration() {
    precondition(timesDisabled > 0, "undo registration is enabled more often than it was disabled")
    timesDisabled -= 1
  }

  open func beginUndoGrouping() {
    if groupsByEvent && openGroups.isEmpty && !isUndoing && !isRedoing { openGroupOfEvent() }
    openGroups.append(Group())
    tell(.NSUndoManagerDidOpenUndoGroup)
  }

  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { preconditionFailure("an undo group is ended that nobody began") }
    tell(.NSUndoManagerWillCloseUndoGroup)
    if let outer = openGroups.last {
      if !group.parts.isEmpty { outer.parts.append(.group(group)) }
      if !group.name.isEmpty { outer.name = group.name }
    } else if !group.parts.isEmpty {
      if isUndoing {
        redoable.append(group)
      } else {
        undoable.append(group)
        forgetOldest()
      }
    }
    tell(.NSUndoManagerDidCloseUndoGroup)
  }

  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty && groupsByEvent { openGroupOfEvent() }
    guard let group = openGroups.last else { preconditionFailure("undo is registered outside of a group") }
    group.parts.append(
      .action(
        Action(target: target) { target in
          if let target = target as? TargetType { handler(target) }
        }))
    if !isUndoing && !isRedoing { redoable = [] }
  }

  open func undo() {
    if openGroups.count == 1 { endUndoGrouping() }
    groupOfEventIsOpen = false
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    precondition(openGroups.isEmpty, "undo is asked for while a group is open")
    guard let group = undoable.popLast() else { return }
    tell(.NSUndoManagerWillUndoChange)
    isUndoing = true
    takeBack(group)
    isUndoing = false
    tell(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    if openGroups.count == 1 { endUndoGrouping() }
    groupOfEventIsOpen = false
    guard let group = redoable.popLast() else { return }
    tell(.NSUndoManagerWillRedoChange)
    isRedoing = true
    takeBack(group)
    isRedoing = false
    tell(.NSUndoManagerDidRedoChange)
  }

  open func removeAllActions() {
    undoable = []
    redoable = []
    openGroups = []
    groupOfEventIsOpen = false
  }

  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoable + redoable + openGroups { remove(target, from: group) }
    undoable.removeAll { $0.parts.isEmpty }
    redoable.removeAll { $0.parts.isEmpty }
  }

  open func setActionName(_ actionName: String) {
    if let group = openGroups.last ?? undoable.last { group.name = actionName }
  }
  open var undoActionName: String { (openGroups.first ?? undoable.last)?.name ?? "" }
  open var redoActionName: String { redoable.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo " + actionName
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo " + actionName
  }

  /// What takes this back again is one group as well, of the same name.
  private func takeBack(_ group: Group) {
    openGroups.append(Group())
    openGroups.last?.name = group.name
    run(group)
    endUndoGrouping()
  }

  private func run(_ group: Group) {
    for part in group.parts.reversed() {
      switch part {
      case .action(let action): if let target = action.target { action.run(target) }
      case .group(let inner): run(inner)
      }
    }
  }

  private func remove(_ target: AnyObject, from group: Group) {
    group.parts.removeAll { part in
      switch part {
      case .action(let action): return action.target === target
      case .group(let inner):
        remove(target, from: inner)
        return inner.parts.isEmpty
      }
    }
  }

  private func openGroupOfEvent() {
    openGroups.append(Group())
    groupOfEventIsOpen = true
    tell(.NSUndoManagerDidOpenUndoGroup)
    if isClosing { return }
    isClosing = true
    DispatchQueue.main.async {
      self.isClosing = false
      if self.groupOfEventIsOpen && self.openGroups.count == 1 { self.endUndoGrouping() }
      self.groupOfEventIsOpen = false
    }
  }

  private func forgetOldest() {
    if levelsOfUndo > 0 && undoable.count > levelsOfUndo { undoable.removeFirst(undoable.count - levelsOfUndo) }
  }

  private func tell(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension NSNotification.Name {
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
