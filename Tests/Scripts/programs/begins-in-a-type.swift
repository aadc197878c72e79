// No script: it begins in the function `main` of the type that says so, and its globals have their values when they are first used.

protocol Runs {
    static var name: String { get }
    init()
    func run() throws
}

extension Runs {
    static func main() throws {
        print("main of", name)
        try Self().run()
    }
}

let greeting = made("greeting")
let unused = made("unused")

func made(_ name: String) -> String {
    print("made", name)
    return name
}

struct Problem: Error {}

@main
struct Program: Runs {
    static let name = "Program"
    func run() throws {
        print("run")
        print(greeting, greeting)
        do { try fail() } catch { print("caught", error) }
    }
    private func fail() throws { throw Problem() }
}
