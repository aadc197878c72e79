struct Song { var title: String }
extension Song {
    var plays = 0 // error: extensions must not
    var loud: String { title.uppercased() }
    static var total = 0
}
class Album { var n = 1 }
extension Album {
    lazy var cached = 3 // error: extensions must not
    var count: Int { n }
    init(n: Int) { self.n = n } // error: designated initializer cannot
}
protocol Rated {
    var stars: Int { get }
}
extension Rated { var max: Int { 5 } }
let s = Song(title: "x")
print(s.loud, Song.total, Album().count)
