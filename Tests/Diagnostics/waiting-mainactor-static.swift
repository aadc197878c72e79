@MainActor enum Config {
    static var level = 1
}
func read() -> Int { Config.level }  // error: main actor-isolated static property `level` can not be referenced from a nonisolated context
func write() async { Config.level = 4 }  // error: main actor-isolated static property `level` can not be mutated from a nonisolated context
