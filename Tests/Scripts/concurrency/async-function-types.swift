struct Step {
    let name: String
    let run: (Int) async throws -> Int
}
struct Pipeline {
    var steps: [Step] = []
    mutating func add(_ name: String, _ run: @escaping (Int) async throws -> Int) {
        steps.append(Step(name: name, run: run))
    }
    func execute(_ input: Int) async throws -> Int {
        var v = input
        for s in steps {
            v = try await s.run(v)
            print("\(s.name) -> \(v)")
        }
        return v
    }
}
enum E: Error { case tooBig(Int) }
func double(_ n: Int) async -> Int { n * 2 }
func inc(_ n: Int) -> Int { n + 1 }

typealias AsyncTransform<T> = (T) async -> T
func compose<T>(_ f: @escaping AsyncTransform<T>, _ g: @escaping AsyncTransform<T>) -> AsyncTransform<T> {
    return { x in await g(await f(x)) }
}

var p = Pipeline()
p.add("double", double)
p.add("inc", inc)
p.add("limit") { n in
    if n > 20 { throw E.tooBig(n) }
    return n
}
print(try await p.execute(5))
do { _ = try await p.execute(10) } catch { print("failed:", error) }
let h = compose(double, inc)
print(await h(3), await compose(h, h)(1))
let table: [String: (Int) async -> Int] = ["d": double, "i": inc]
for k in table.keys.sorted() { print(k, await table[k]!(10)) }
let opt: ((Int) async -> Int)? = double
print(await opt?(6) ?? -1)
