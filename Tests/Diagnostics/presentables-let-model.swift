import Presentables
struct Minion: TextPresentable { let text = "m" }
let cell = show(Minion())
cell.model = Minion() // error: model
cell.frames.removeAll() // error: frames
