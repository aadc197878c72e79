import Foundation
struct Job: Sendable { let name: String; let due: Date }
actor Scheduler {
    private var jobs: [Job] = []
    func add(_ name: String, inSeconds s: TimeInterval, from base: Date) {
        jobs.append(Job(name: name, due: base.addingTimeInterval(s)))
    }
    func due(at date: Date) -> [String] {
        let ready = jobs.filter { $0.due <= date }.sorted { $0.due < $1.due }
        jobs.removeAll { $0.due <= date }
        return ready.map(\.name)
    }
    var pending: Int { jobs.count }
}
let base = Date(timeIntervalSince1970: 1_000_000)
let s = Scheduler()
await s.add("tea", inSeconds: 180, from: base)
await s.add("egg", inSeconds: 60, from: base)
await s.add("cake", inSeconds: 3600, from: base)
print(await s.due(at: base))
print(await s.due(at: base.addingTimeInterval(200)), await s.pending)
let f = DateFormatter()
f.dateFormat = "yyyy-MM-dd HH:mm"
f.timeZone = TimeZone(identifier: "UTC")
f.locale = Locale(identifier: "en_US_POSIX")
print(f.string(from: base))
print(await s.due(at: base.addingTimeInterval(3600)), await s.pending)
let t0 = Date()
try await Task.sleep(nanoseconds: 20_000_000)
print(Date().timeIntervalSince(t0) >= 0.02)
