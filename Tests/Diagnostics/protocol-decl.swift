protocol Walker {
    var speed: Int // error: property in protocol
    func walk() { print("walking") } // error: methods of a
    let legs: Int { get } // error: a `let` cannot be computed
    init()
}
protocol Runner {
    var pace: Int { get }
    func run(fast: Bool)
    func hide()
}
struct Man: Runner {
    var pace = 2
    func run(fast: Bool) {}
    func hide() {}
}
Man().run(fast: true)
