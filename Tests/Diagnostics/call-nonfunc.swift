struct Tower {
    var height = 3
    var name: String { "T" }
}
let t = Tower()
print(t.height()) // error: cannot call value
print(t.name()) // error: cannot call value
let count = 5
print(count(2)) // error: cannot call value
let text = "abc"
print("abc".count)
