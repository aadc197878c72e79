actor Person {
    let name = "Ann"
    var age = 3
    nonisolated func describe() -> String {
        "\(name) is \(age)"  // error: actor-isolated property `age` can not be referenced from a nonisolated context
    }
}
print(Person().describe())
