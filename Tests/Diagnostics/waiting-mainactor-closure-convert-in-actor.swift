@MainActor func ui(_ n: Int) -> Int { n }
actor A {
    func run() {
        let x = ui(3)  // error: call to main actor-isolated global function `ui(_:)` in a synchronous actor-isolated context
        let list = [1, 2].map { ui($0) }  // error: call to main actor-isolated global function `ui(_:)` in a synchronous actor-isolated context
        print(x, list)
    }
}
