nonisolated(unsafe) var sharedCounter = 0
enum Config {
    nonisolated(unsafe) static var verbose = false
    static let name = "cfg"
}
actor Worker {
    nonisolated let tag: String
    nonisolated(unsafe) var scratch = 0
    init(tag: String) { self.tag = tag }
    func work() { scratch += 1; sharedCounter += 10 }
}
@MainActor final class Screen {
    nonisolated let title: String
    var shown = false
    nonisolated init(title: String) { self.title = title }
    nonisolated func describe() -> String { "Screen " + title }
    nonisolated func show() async {
        await MainActor.run { shown = true }
    }
}
let w = Worker(tag: "w")
await w.work()
await w.work()
print(w.tag, w.scratch, sharedCounter)
Config.verbose = true
print(Config.verbose, Config.name)
let s = Screen(title: "home")
print(s.describe(), s.title)
await s.show()
print(s.shown)
await Task.detached { print(s.describe()) }.value
