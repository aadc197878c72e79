// flags: -parse-as-library
@main  // error: `App` is annotated with `@main` and must provide a static function `main()`
struct App {
    func main() async {
        print("x")
    }
}
