func one() async -> Int { 1 }
func run() async {
    // the await must be to the left of everything it covers
    let x = 5 + await one()  // error: `await` cannot stand to the right of `+`
    print(x)
}
await run()
