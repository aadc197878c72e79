final class Owner {
    let id: Int
    var task: Task<String, Never>?
    init(id: Int) { self.id = id }
    func begin(delay: UInt64) {
        task = Task { [weak self, id] in
            try? await Task.sleep(nanoseconds: delay)
            guard let self else { return "owner \(id) is gone" }
            return "owner \(self.id) is alive"
        }
    }
    deinit { print("deinit \(id)") }
}
var a: Owner? = Owner(id: 1)
a!.begin(delay: 30_000_000)
let ta = a!.task!
a = nil
print("released 1")
print(await ta.value)

let b = Owner(id: 2)
b.begin(delay: 1_000_000)
print(await b.task!.value)
print("end")
