protocol Loader { func load() async -> Int }
struct Remote: Loader {  // error: type `Remote` does not conform to protocol `Loader`
    func load() async throws -> Int { 3 }
}
