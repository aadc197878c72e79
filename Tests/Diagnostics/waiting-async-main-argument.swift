// flags: -parse-as-library
@main  // error: `App` is annotated with `@main` and must provide a static function `main()`
struct App {
    static func main(args: [String]) async {
        print(args)
    }
}
