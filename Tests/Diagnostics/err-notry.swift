enum FileError: Error { case missing, unreadable(code: Int) }

func read(_ name: String) throws -> String {
    if name.isEmpty { throw FileError.missing }
    return "contents of \(name)"
}

func show(_ name: String) throws {
    let text = read(name) // error: call can throw
    print(text)
}

func safeShow(_ name: String) {
    do {
        try show(name)
    } catch {
        print("failed: \(error)")
    }
}

safeShow("a.txt")
do {
    print(read("b")) // error: call can throw
    let lens = try ["x", "y"].map { try read($0).count }
    print(lens)
} catch { print(error) }
