struct Loader {
    var id: Int
    var title: String {
        get async { "title-\(id)" }
    }
    var body: String {
        get async throws {
            if id < 0 { throw LoadError.negative(id) }
            return await title + "/body"
        }
    }
    static var shared: Loader {
        get async { Loader(id: 100) }
    }
    subscript(i: Int) -> Int {
        get async { id * i }
    }
    subscript(key key: String) -> String {
        get async throws {
            guard key.count < 4 else { throw LoadError.tooLong }
            return "\(key)=\(id)"
        }
    }
}
enum LoadError: Error { case negative(Int), tooLong }

let l = Loader(id: 3)
print(await l.title)
print(try await l.body)
print(await l[4])
print(try await l[key: "abc"])
do { print(try await l[key: "abcdef"]) } catch { print("error:", error) }
do { print(try await Loader(id: -1).body) } catch { print("error:", error) }
print(await Loader.shared.title)
print("\(await l.title.uppercased()) has \(await l.title.count)")
