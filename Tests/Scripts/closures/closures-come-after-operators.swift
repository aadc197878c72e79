// A body of several statements is looked into when nothing else is left to find out: what surrounds the closure says what it gives.
let c = CommandLine.argc > 0
func show<T>(_ t: T) { print(t, T.self) }
enum E { case a, b(Int) }
class Animal { }
class Dog: Animal { }
class Cat: Animal { }
func own<T>(_ f: () -> T) -> T { f() }
func opt<T>(_ f: () -> T?) -> T? { f() }
func arr<T>(_ f: () -> [T]) -> [T] { f() }

do {
    let an: Animal = own { if c { return Dog() }; return Cat() }
    show(an)
}
do {
    let an2: Animal? = opt { if c { return Dog() }; return Cat() }
    show(an2 as Any)
}
do {
    let an3: Any = own { if c { return 1 }; return "a" }
    show(an3)
}
do {
    let an4: Any = own { if c { 1 } else { "a" } }
    show(an4)
}
do {
    let an5: Any? = opt { if c { 1 } else { "a" } }
    show(an5 as Any)
}
do {
    let an6: [Any] = arr { if c { [1] } else { ["a"] } }
    show(an6)
}
do {
    let an7: Double = own { if c { return 1 }; return 2 }
    show(an7)
}
do {
    let an8: Double? = opt { if c { return 1 }; return 2 }
    show(an8)
}
do {
    let an9: [Double] = [1, 2].map { if $0 == 1 { 1 } else { 2 } }
    show(an9)
}
do {
    let an10: [E] = [1, 2].map { if $0 == 1 { .a } else { .b(1) } }
    show(an10)
}
do {
    let an11: [E?] = [1, 2].map { if $0 == 1 { .a } else { nil } }
    show(an11)
}
do {
    let an12: Set<Int> = own { if c { [1] } else { [] } }
    show(an12)
}
do {
    let an13: [String: E] = ["a": 1].mapValues { if $0 == 1 { .a } else { .b($0) } }
    show(an13)
}
do {
    let an14: [Any] = [1, 2].map { if $0 == 1 { $0 } else { "x" } }
    show(an14)
}
do {
    let an15: [Any] = [1, 2].map { x in if x == 1 { return x }; return "x" }
    show(an15)
}
do {
    let an16: [Animal] = [1, 2].map { if $0 == 1 { Dog() } else { Cat() } }
    show(an16.count)
}
do {
    let an17: [Animal] = [1, 2].map { x in if x == 1 { return Dog() }; return Cat() }
    show(an17.count)
}
do {
    let an18: [Int?] = [1, 2].map { x in if x == 1 { return nil }; return x }
    show(an18)
}
do {
    let an19: [Double] = [1, 2].map { x in if x == 1 { return 1 }; return 2.5 }
    show(an19)
}
do {
    let an20: [CustomStringConvertible] = [1, 2].map { x in if x == 1 { return 1 }; return "a" }
    show(an20)
}
do {
    let an21: Result<Int, Error> = own { if c { .success(1) } else { .failure(CancellationError()) } }
    show(an21)
}
do {
    let an22: Result<Int, Error>? = opt { if c { .success(1) } else { nil } }
    show(an22 as Any)
}
do {
    let an23 = [1, 2].map { x in if x == 1 { return Dog() as Animal? }; return nil }
    show(an23.count)
}
do {
    let an24 = own { if c { return "a" } else if !c { return "b" }; return "c" }.count
    show(an24)
}
do {
    let an25 = own { if c { "a" } else { "b" } }.count
    show(an25)
}
do {
    let an26 = own { if c { [1, 2] } else { [3] } }.map { $0 * 2 }
    show(an26)
}
do {
    let an27 = (opt { if c { [1, 2] } else { nil } } ?? []).map { $0 * 2 }
    show(an27)
}
do {
    let an28 = (opt { if c { return [1, 2] }; return nil } ?? []).map { $0 * 2 }
    show(an28)
}
do {
    let an30 = own { if c { 1 } else { 2 } } + 2.5
    show(an30)
}
do {
    let an31 = 2.5 + own { if c { return 1 }; return 2 }
    show(an31)
}
do {
    let x = own { if c { return 1 }; return 2 } * 2.5
    show(x)
}
do {
    let x = [1, 2].map { x in if x == 1 { return 1 }; return 2 }.reduce(0, +) + 1
    show(x)
}
do {
    let x = [1, 2].map { x in if x == 1 { return 1 }; return 2 }.reduce(0.0, +) + 1
    show(x)
}
do {
    let x = 1 + [1, 2].map { x in if x == 1 { return 1 }; return 2 }[0]
    show(x)
}
do {
    let x = 1.5 + [1, 2].map { x in if x == 1 { return 1 }; return 2 }[0]
    show(x)
}
do {
    let x = "a" + own { if c { return "b" }; return "c" }
    show(x)
}
do {
    let x = [1] + [1].map { x in if x == 1 { return x }; return 2 }
    show(x)
}
do {
    let x = [1] + [1].map { x in if x == 1 { return 1.5 }; return 2 }
    show(x)
}
do {
    let x = [1.5] + [1].map { x in if x == 1 { return 1 }; return 2 }
    show(x)
}
do {
    let x = own { if c { return 1 }; return 2 } == 2
    show(x)
}
do {
    let x = own { if c { return 1 }; return 2 } == 2.5
    show(x)
}
do {
    let x = own { if c { return "a" }; return "b" } == "a"
    show(x)
}
do {
    let x = opt { if c { return 1 }; return nil } ?? 2
    show(x)
}
do {
    let x = opt { if c { return 1 }; return nil } ?? 2.5
    show(x)
}
do {
    let x = opt { if c { 1 } else { nil } } ?? 2.5
    show(x)
}
do {
    let x = opt { if c { return E.a }; return nil } == nil
    show(x)
}
do {
    let x = own { if c { return 1 }; return 2 } ... 5
    show(x)
}
do {
    let x = !own { if c { return true }; return false }
    show(x)
}
do {
    let x = own { if c { return 1 }; return 2 } + 1 + 2.5
    show(x)
}
do {
    let x = max(own { if c { return 1 }; return 2 }, 2.5)
    show(x)
}
do {
    let x = [own { if c { return 1 }; return 2 }, 2.5]
    show(x)
}
do {
    let x = c ? own { if c { return 1 }; return 2 } : 2.5
    show(x)
}
