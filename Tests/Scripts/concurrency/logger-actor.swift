import Foundation
actor Logger {
    enum Level: String, CaseIterable { case debug, info, error }
    private var lines: [String] = []
    private let minimum: Level
    init(minimum: Level = .info) { self.minimum = minimum }
    func log(_ level: Level, _ message: @autoclosure () -> String) {
        let order = Level.allCases
        guard order.firstIndex(of: level)! >= order.firstIndex(of: minimum)! else { return }
        let tag = level.rawValue.uppercased().padding(toLength: 6, withPad: " ", startingAt: 0)
        lines.append(String(format: "%03d ", lines.count + 1) + tag + message())
    }
    func dump() { lines.forEach { print($0) } }
    func search(_ s: String) -> Int { lines.filter { $0.contains(s) }.count }
}
let logger = Logger()
await logger.log(.info, "started")
await logger.log(.debug, "not shown")
await logger.log(.error, "value \(3 * 4) is odd")
await logger.log(.info, "trimmed: '\("  x ".trimmingCharacters(in: .whitespaces))'")
await logger.dump()
print(await logger.search("INFO"))
