enum DownloadError: Error { case missing(Int) }
func download(_ id: Int) async throws -> String {
    if id == 3 { throw DownloadError.missing(id) }
    return "file\(id)"
}
func all(_ ids: [Int]) async throws -> [String] {
    try await withThrowingTaskGroup(of: String.self) { group in
        for id in ids { group.addTask { try await download(id) } }
        var out: [String] = []
        for try await f in group { out.append(f) }
        return out.sorted()
    }
}
print(try await all([1, 2, 4]))
do {
    print(try await all([1, 2, 3]))
} catch DownloadError.missing(let id) {
    print("missing", id)
}
// errors handled per child
let results = await withThrowingTaskGroup(of: Int.self) { group -> (ok: Int, bad: Int) in
    for i in 0..<6 {
        group.addTask {
            if i % 2 == 0 { throw DownloadError.missing(i) }
            return i
        }
    }
    var ok = 0, bad = 0
    while let r = await group.nextResult() {
        switch r {
        case .success: ok += 1
        case .failure: bad += 1
        }
    }
    return (ok, bad)
}
print("ok", results.ok, "bad", results.bad)
try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {}
    group.addTask {}
    try await group.waitForAll()
    print("waited, empty:", group.isEmpty)
}
