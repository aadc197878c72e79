actor Session {
    let id: Int
    private var events: [String]
    init(id: Int) {
        self.id = id
        self.events = ["created \(id)"]
    }
    init(restoring id: Int) async {
        self.id = id
        self.events = []
        note("restored")
    }
    init?(text: String) {
        guard let n = Int(text) else { return nil }
        self.init(id: n)
    }
    func note(_ s: String) { events.append("\(s) #\(events.count)") }
    func all() -> [String] { events }
    deinit { print("session \(id) gone") }
}
func scope() async {
    let s = Session(id: 1)
    await s.note("used")
    print(await s.all())
}
await scope()
do {
    let r = await Session(restoring: 2)
    print(await r.all())
}
print(Session(text: "abc") == nil)
if let t = Session(text: "33") { print(t.id) }
print("end")
