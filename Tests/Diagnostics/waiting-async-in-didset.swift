func save(_ n: Int) async {}
final class Model {
    var n = 0 {
        didSet { await save(n) }  // error: `async` call in a function that does not support concurrency
    }
}
Model().n = 3
