class Animal {
    func sound() async -> String { "..." }
    func speak() async -> String { "I say " + (await sound()) }
    var legs: Int { get async { 4 } }
    func risky() async throws -> Int { throw Failure.base }
}
enum Failure: Error { case base }
class Dog: Animal {
    override func sound() async -> String { "woof" }
    override func risky() async -> Int { 10 }
}
class Puppy: Dog {
    override func sound() async -> String { await super.sound() + "?" }
    override var legs: Int { get async { await super.legs + 0 } }
}
class Bird: Animal {
    override func sound() async -> String { "tweet" }
    override var legs: Int { get async { 2 } }
}
let zoo: [Animal] = [Animal(), Dog(), Puppy(), Bird()]
for a in zoo {
    print(type(of: a), await a.speak(), await a.legs)
    do { print(try await a.risky()) } catch { print("error", error) }
}
print(await Bird().sound())
