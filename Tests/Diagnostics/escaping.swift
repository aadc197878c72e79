var handlers: [() -> Void] = []

func register(_ h: () -> Void) {
    handlers.append(h) // error: non-escaping parameter
}
func ok(_ h: @escaping () -> Void) { handlers.append(h) }

class Button {
    var action: (() -> Void)?
    let always: () -> Void
    init(always: () -> Void) {
        self.always = always // error: non-escaping parameter
    }
    func onTap(_ a: () -> Void) { action = a } // error: non-escaping parameter
}

func delay(_ f: @escaping () -> Int) -> () -> Int {
    return { f() + 1 }
}
func wrap(_ f: @escaping () -> Void) { ok { f() } }

register { print("a") }
print(delay { 2 }())
