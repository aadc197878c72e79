struct E: Error {}
func modern() async -> Int {
    await withCheckedContinuation { (c: CheckedContinuation<Int, Never>) in
        c.resume(throwing: E())  // error: cannot convert value of type `E` to expected argument type `Never`
    }
}
print(await modern())
