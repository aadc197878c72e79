@main struct Start {  // error: `@main` in a script, which begins at its top level, is not allowed
  static func main() {}
}
print(1)
