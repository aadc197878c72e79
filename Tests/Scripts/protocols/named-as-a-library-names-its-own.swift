protocol PreviewProvider { static var title: String { get } }
struct Page: PreviewProvider { static var title: String { "a" } }
struct Other { static func _show() { print("not called") } }
