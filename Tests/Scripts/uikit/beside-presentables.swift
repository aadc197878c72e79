// Functions of several modules are overloads of one another: each `show` takes what is its own.
import Presentables
import UIKit

struct Model: TextPresentable {
  var text: String { "a model" }
}

let cell = show(Model())
let label = UILabel()
label.text = "a view"
label.textColor = .red
let screen = show(label)
print(cell.model.textColor, UIColor.red == label.textColor)

func max(_ a: String, _ b: String) -> String { a.count > b.count ? a : b }
print(max("three", "four"), Swift.max(3, 4))
