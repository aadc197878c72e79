struct Song { var title: String }
extension Song {
    var loud: String { title.uppercased() }
    static var total = 0
}
class Album { var n = 1 }
extension Album {
    var count: Int { n }
    deinit { print("bye") } // error: a deinitializer outside
}
protocol Rated {
    var stars: Int { get }
}
extension Rated { let max = 5 } // error: extensions must not
let s = Song(title: "x")
print(s.loud, Song.total, Album().count)
