import Foundation
protocol ChatDelegate: AnyObject, Sendable { func received(_ text: String, from: String) async }
actor Room {
    private var members: [(name: String, delegate: any ChatDelegate)] = []
    private(set) var history: [String] = []
    func join(_ name: String, _ d: any ChatDelegate) async {
        members.append((name, d))
        await broadcast("\(name) joined", from: "server")
    }
    func broadcast(_ text: String, from: String) async {
        history.append("\(from): \(text)")
        for m in members where m.name != from { await m.delegate.received(text, from: from) }
    }
}
actor Member: ChatDelegate {
    let name: String
    var inbox: [String] = []
    init(_ n: String) { name = n }
    func received(_ text: String, from: String) { inbox.append("[\(from)] \(text)") }
}
@MainActor final class Window: ChatDelegate {
    private(set) var lines = 0
    func received(_ text: String, from: String) async { lines += text.components(separatedBy: "\n").count }
}
let room = Room(), ann = Member("ann"), win = Window()
await room.join("ann", ann)
await room.join("win", win)
await room.broadcast("hello\nworld", from: "ann")
await room.broadcast("bye", from: "win")
print(await ann.inbox)
print(win.lines)
print(await room.history.count, await room.history.last!.replacingOccurrences(of: "win", with: "W"))
