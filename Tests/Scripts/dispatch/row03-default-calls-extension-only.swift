// Row 3: inside a default, an extension-only member is the extension's.
protocol T { func describe() -> String ; var required: String { get } }
extension T {
  func describe() -> String { "describe: " + decoration() + " " + required }
  func decoration() -> String { "extension decoration" }
  var required: String { "default required" }
}
struct S: T {
  func decoration() -> String { "struct decoration" }
  var required: String { "struct required" }
}
let s = S()
print(s.describe())
print(s.decoration(), (s as any T).decoration())
print((s as any T).describe())
struct Plain: T {}
print(Plain().describe())
