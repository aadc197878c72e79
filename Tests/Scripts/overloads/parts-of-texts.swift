// Which parts a text is split into, where what is asked of them has a say.
let text = "the rain in spain"
print(text.split(separator: " ").max { $0.count < $1.count }!)
print(text.split(separator: " ").max { $0.count < $1.count }!, 1)
let m = text.split(separator: " ").max { $0.count < $1.count }!
print(type(of: m))
print(text.split(separator: " ").map { $0 })
print(text.split(separator: " ").filter { $0.count > 2 })
print(text.split(separator: " ").sorted { $0.count < $1.count }[0])
print(text.split(separator: " ").first!)
print(text.split(separator: " ").max(by: { $0.count < $1.count })!)
print(text.split(separator: " ").first { $0.count > 3 }!)
