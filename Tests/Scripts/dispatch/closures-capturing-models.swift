// Notice: a closure captures a `var` itself but a struct's `self` and a `[list]` only as they were at that moment.
protocol ButtonPresentable {
  var title: String { get }
  var presses: Int { get set }
}
extension ButtonPresentable {
  // self is a parameter here: the closure keeps a copy (or, for a class, the reference).
  func reporter() -> () -> String { { "\(title): \(presses)" } }
  func renamed(_ name: String) -> () -> String { { [presses] in "\(name): \(presses)" } }
}

struct SaveViewModel: ButtonPresentable { var title = "Save"; var presses = 0 }
final class QuitViewModel: ButtonPresentable { var title = "Quit"; var presses = 0 }

var save = SaveViewModel()
let quit = QuitViewModel()
let saveReport = save.reporter()
let quitReport = quit.reporter()
let quitRenamed = quit.renamed("Exit")
save.presses += 3
quit.presses += 3
print(saveReport(), "|", quitReport(), "|", quitRenamed())

// A closure that names the variable sees every change; a capture list freezes it.
let live = { "live \(save.presses)" }
let frozen = { [save] in "frozen \(save.presses)" }
let frozenNumber = { [n = quit.presses * 10] in "frozen number \(n)" }
let frozenReference = { [quit] in "reference \(quit.presses)" }
save.presses = 100
quit.presses = 50
print(live(), "|", frozen(), "|", frozenNumber(), "|", frozenReference())

// Through an existential it is just the same question: what is inside?
var boxes: [any ButtonPresentable] = [save, quit]
let reports = boxes.map { $0.reporter() }
for i in boxes.indices { boxes[i].presses += 1 }
print(reports.map { $0() }, boxes.map { $0.presses }, save.presses, quit.presses)

// A method reference is bound to the receiver of that moment.
struct Meter {
  var value = 1
  func read() -> Int { value }
}
var meter = Meter()
let bound = meter.read
let late = { meter.read() }
meter.value = 9
print(bound(), late(), Meter.read(meter)())

// The loop variable is new in each round; a variable outside is one and the same.
var actions: [() -> String] = []
var outside = 0
for n in 1...3 {
  outside += n
  actions.append { "\(n)/\(outside)" }
}
print(actions.map { $0() })

// Writing inside the closure changes the captured variable, not the copies made earlier.
let copy = save
let press = { save.presses += 1 }
press()
press()
print(save.presses, copy.presses, frozen())
func makePresser(_ model: SaveViewModel) -> () -> Int {
  var model = model
  return { model.presses += 1; return model.presses }
}
let presser = makePresser(save)
print(presser(), presser(), save.presses)
