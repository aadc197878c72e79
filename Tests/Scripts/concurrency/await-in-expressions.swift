func number(_ n: Int) async -> Int { n }
func flag(_ b: Bool) async -> Bool { b }
func list() async -> [Int] { [3, 1, 2] }
func maybe(_ n: Int) async -> String? { n > 0 ? "some\(n)" : nil }
func add(_ a: Int, _ b: Int) -> Int { a + b }

enum Shape { case circle(Int), square(Int), none }
func shape(_ i: Int) async -> Shape {
    switch i {
    case 0: return .circle(5)
    case 1: return .square(3)
    default: return .none
    }
}

func run() async -> Int {
    print(add(await number(1), await number(2)))
    print(await add(number(3), number(4)))
    print("interp \(await number(5)) and \(await list())")
    if await flag(true) { print("if true") } else { print("if false") }
    print(await flag(false) ? "T" : "F")
    if await flag(true), await number(3) > 2 { print("both") }
    if let s = await maybe(1) { print("got", s) }
    if let s = await maybe(0) { print("got", s) } else { print("nil") }
    guard let g = await maybe(7) else { return -1 }
    print(g)
    switch await shape(1) {
    case .circle(let r): print("circle", r)
    case .square(let s): print("square", s)
    case .none: print("none")
    }
    for x in await list() { print("x", x) }
    var i = 0
    while await number(i) < 2 { i += 1 }
    print("i", i)
    repeat { i -= 1 } while await flag(i > 0)
    let arr = [await number(1), await number(2)]
    let dict = ["a": await number(9)]
    let tup = (await number(1), name: await maybe(2))
    print(arr, dict["a"]!, tup.0, tup.name ?? "-")
    print(await list()[0], await list().sorted(), await list().map { $0 * 2 })
    let elvis = await maybe(0) ?? "default"
    print(elvis, !(await flag(false)), -(await number(4)))
    return await number(99)
}
print(await run())
