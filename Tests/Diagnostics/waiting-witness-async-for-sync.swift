protocol Loader { func load() -> Int }
struct Remote: Loader {  // error: type `Remote` does not conform to protocol `Loader`
    func load() async -> Int { 3 }
}
