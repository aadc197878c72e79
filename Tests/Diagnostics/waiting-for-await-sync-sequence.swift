func run() async {
    for await i in [1, 2, 3] {  // error: for-in loop requires `[Int]` to conform to `AsyncSequence`
        print(i)
    }
}
await run()
