// flags: -parse-as-library
func load() async throws -> Int { 3 }
@main
struct App {
    static func main() async {
        let x = await load()  // error: call can throw, but it is not marked with `try` and the error is not handled
        print(x)
    }
}
