actor Q { var count = 0 }
func drain(_ q: Q) async {
    while q.count > 0 {  // error: expression is `async` but is not marked with `await`
        print("waiting")
    }
}
await drain(Q())
