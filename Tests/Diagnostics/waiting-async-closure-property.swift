struct Button {
    var action: () -> Void
}
func save() async {}
let b = Button(action: save)  // error: invalid conversion from `async` function of type `() async -> Void` to synchronous function type `() -> Void`
let c = Button { await save() }  // error: invalid conversion from `async` function of type `() async -> Void` to synchronous function type `() -> Void`
b.action()
