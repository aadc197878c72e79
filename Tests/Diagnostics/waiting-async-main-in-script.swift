@main  // error: `@main` in a script, which begins at its top level, is not allowed
struct App {
    static func main() async { print("x") }
}
print("top-level")
