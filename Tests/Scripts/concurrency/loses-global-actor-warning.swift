// converting away @MainActor is only a warning in Swift 5 mode
@MainActor final class Log { static let shared = Log(); var lines: [String] = [] }
@MainActor func ui() { Log.shared.lines.append("ui \(Log.shared.lines.count)") }
func take(_ f: () -> Void) { f() }
func run() {
    take(ui)
    let g: () -> Void = ui
    g()
}
run()
await ui()
print(Log.shared.lines)
