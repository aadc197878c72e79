struct Box<T> { var value: T }
extension Box where T == Int { func next() -> Int { value + 1 } }
print(Box(value: 1).next())
print(Box(value: "a").next()) // error: next
