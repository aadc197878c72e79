// What types of classes have in common is the type of the class above.
class Cell { class var identifier: String { "\(self)" }; required init() {} }
final class TextCell: Cell {}
final class SwitchCell: Cell { override class var identifier: String { "switch" } }
protocol Shown {}
final class Plain: Cell, Shown {}
[TextCell.self, SwitchCell.self].forEach { print($0.identifier, $0.init() is TextCell) }
let flag = CommandLine.arguments.count == 1
let type = flag ? TextCell.self : SwitchCell.self
print(type, type.init().self is SwitchCell)
let all = [TextCell.self, Plain.self, Cell.self]
print(all.map { $0.identifier })
let byName = ["a": TextCell.self, "b": SwitchCell.self]
print(byName["b"]!.identifier)
