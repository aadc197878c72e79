func fetchNumber() async -> Int {
    return 42
}

func fetchName() async -> String { "Ada" }

func greet(_ name: String, times: Int) async -> String {
    var out = ""
    for i in 1...times {
        out += "Hello, \(name) #\(i)"
        if i < times { out += "; " }
    }
    return out
}

let n = await fetchNumber()
print("number:", n)
let name = await fetchName()
print(await greet(name, times: 2))
print("sum: \(await fetchNumber() + n)")
print("done")
