import Presentables
struct Header: TextPresentable {
  let text = "header"
  var font: Font { .systemFontOfSize(17) } // error: system
}
let other: Font = Font.boldSystemFontOfSize(20) // error: boldSystem
