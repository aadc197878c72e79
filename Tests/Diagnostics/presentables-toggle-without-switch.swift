import Presentables
struct Label: TextPresentable { let text = "label" }
let cell = show(Label())
cell.toggle() // error: toggle
print(cell.model.text.size) // error: size
