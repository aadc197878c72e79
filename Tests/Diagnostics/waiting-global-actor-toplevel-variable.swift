@MainActor var counter = 0  // error: a global actor on a variable of a script is not allowed
func bump() async {
    await MainActor.run { counter += 1 }
}
await bump()
