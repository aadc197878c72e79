// Row 3: a default uses a member of an extension that the type has too.
protocol Report { func describe() -> String }
extension Report {
  func describe() -> String { "-- " + title() + rule }
  func title() -> String { "untitled" }
  var rule: String { " --" }
}
struct Bill: Report {
  func title() -> String { "Bill" }  // note: inside `describe()` of `Report`
  var rule: String { " ==" }  // note: here the extension's is called, whatever the type
}
// One that says itself how it is described takes no default that could call another.
struct Letter: Report {
  func describe() -> String { title() }
  func title() -> String { "Letter" }  // note: through `Report`, this `title()`
}
let reports: [any Report] = [Bill(), Letter()]
print(reports.map { $0.describe() }, Bill().title(), Letter().title(), Bill().rule)
