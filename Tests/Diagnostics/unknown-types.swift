struct Recipe {
    var name: string // error: cannot find type
    var steps: [Stirng] // error: cannot find type
    var minutes: int // error: cannot find type
}

func cook(_ r: Recipe, with tool: String) -> Bool {
    return true
}

let temperature: Float = 3.5
let amount: Double = 2.0
let names: Array<String> = ["a"]
print(temperature, names)
