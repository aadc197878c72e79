actor Door {
    enum State: String { case open, closed, locked }
    enum Event: CaseIterable { case open, close, lock, unlock }
    struct Invalid: Error, CustomStringConvertible {
        let state: State, event: Event
        var description: String { "cannot \(event) when \(state.rawValue)" }
    }
    private(set) var state = State.closed {
        didSet { transitions.append("\(oldValue)->\(state)") }
    }
    private(set) var transitions: [String] = []
    func handle(_ e: Event) throws {
        switch (state, e) {
        case (.closed, .open): state = .open
        case (.open, .close): state = .closed
        case (.closed, .lock): state = .locked
        case (.locked, .unlock): state = .closed
        default: throw Invalid(state: state, event: e)
        }
    }
}
let d = Door()
let script: [Door.Event] = [.open, .lock, .close, .lock, .open, .unlock]
for e in script {
    do {
        try await d.handle(e)
        print(e, "->", await d.state)
    } catch { print("error:", error) }
}
print(await d.transitions.joined(separator: " "))
