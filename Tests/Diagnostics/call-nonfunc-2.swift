struct Tower {
    var height = 3
    var name: String { "T" }
}
let t = Tower()
print(t.height)
print(t.name)
let count = 5
print(count)
let text = "abc"
text() // error: cannot call value
print("abc".count()) // error: cannot call value
print([1, 2].isEmpty()) // error: cannot call value
