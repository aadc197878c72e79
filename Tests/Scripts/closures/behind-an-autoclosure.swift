// A trailing closure is what an autoclosure gives.

func twice<T>(_ value: @autoclosure () -> T) -> (T, T) { (value(), value()) }
let (first, second) = twice { 3 }
print(first(), second())

func later(times: Int = 1, then: @autoclosure () -> () -> Void) {
    let action = then()
    for _ in 0..<times { action() }
}
later { print("once") }
later(times: 2) { print("twice") }

func maybe(_ action: @autoclosure () -> (() -> Int)?) { print(action()?() as Any) }
maybe { 4 }
maybe(nil)

func both(_ run: () -> Int, otherwise: @autoclosure () -> () -> Int) -> Int { run() + otherwise()() }
print(both { 1 } otherwise: { 2 })
