@main class Program<T> { static func main() {} }  // error: `@main` on a generic type
