func show(_ numbers: any AsyncSequence<Int, Never>) async {
  for await number in numbers { print(number) } // unsupported: existential sequence
}
let stream = AsyncStream<Int> { $0.finish() }
await show(stream)
