protocol Service { func fetch() async throws -> String }
func use(_ s: any Service) async {
    let v = try? s.fetch()  // error: expression is `async` but is not marked with `await`
    print(v ?? "")
}
