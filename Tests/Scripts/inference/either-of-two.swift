// What takes anything takes the one or the other.
let isOn = true
let level = 3
print(isOn ? 1 : "none", isOn ? level : "none", isOn ? "x" : 2.5)
let value: Any = isOn ? "on" : 0
print(value)
let maybe: Any? = isOn ? 1 : "a"
print(maybe as Any)
let nested: Any = !isOn ? 1 : isOn ? "a" : 2.5
print(nested)
let equatable: any Equatable = isOn ? 1 : "a"
print(equatable)
let hashable: AnyHashable = isOn ? 1 : "a"
print(hashable)
func show(_ value: Any) { print("shown", value) }
show(isOn ? true : 1.5)
func either() -> Any { isOn ? 7 : "seven" }
print(either())
func pick<T>(_ isFirst: Bool, _ first: T, _ second: T) -> T { isFirst ? first : second }
let picked: Any = pick(false, 1, "x")
print(picked, pick(true, 1, "x"))
func both<T>(_ first: T, _ second: T) -> [T] { [first, second] }
let list: [Any] = both(1, "a")
print(list, [isOn ? 1 : "a", 2] as [Any])
let table: [String: Any] = ["a": isOn ? 1 : "x"]
print(table)
