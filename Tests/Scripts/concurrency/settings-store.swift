import Foundation
@MainActor
final class Settings {
    struct Values: Codable, Equatable { var volume = 5; var name = "guest"; var flags: [String] = [] }
    private(set) var values = Values()
    private var saveTask: Task<Int, Error>?
    private var stored: Data?
    func update(_ change: (inout Values) -> Void) {
        change(&values)
        saveTask?.cancel()
        let snapshot = values
        saveTask = Task {
            try await Task.sleep(nanoseconds: 20_000_000)
            let enc = JSONEncoder()
            enc.outputFormatting = [.sortedKeys]
            let data = try enc.encode(snapshot)
            stored = data
            return data.count
        }
    }
    func flush() async -> String {
        switch await saveTask?.result {
        case .success(let n)?: return "saved \(n) bytes: \(String(data: stored!, encoding: .utf8)!)"
        case .failure(let e)?: return "not saved: \(e is CancellationError)"
        case nil: return "nothing to save"
        }
    }
}
let s = Settings()
print(await s.flush())
s.update { $0.volume = 7 }
s.update { $0.name = "ada" }
s.update { $0.flags.append("beta") }
print(await s.flush())
print(s.values == Settings.Values(volume: 7, name: "ada", flags: ["beta"]))
