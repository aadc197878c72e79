struct Recipe {
    var name: String
    var steps: [String]
    var minutes: Int
}

func cook(_ r: Recipe, with tool: Spoon) -> Boolean { // error: cannot find type
    return true
}

let temperature: Float = 3.5
let amount: double = 2.0 // error: cannot find type
let names: Array<String> = ["a"]
print(temperature, names)
