// is, as, as?, as!: class hierarchies, protocols, bridging through Any, optionals, collections, numbers, functions.
class Media { let title: String; init(_ title: String) { self.title = title } }
class Movie: Media { var minutes = 90 }
final class Short: Movie { override init(_ title: String) { super.init(title); minutes = 10 } }
final class Song: Media, Playable { func play() -> String { "♪ \(title)" } }
protocol Playable { func play() -> String }
struct Beep: Playable { func play() -> String { "beep" } }

let library: [Media] = [Movie("Alien"), Song("Help"), Short("Feast"), Media("blank")]
print(library.filter { $0 is Movie }.count, library.filter { $0 is Playable }.count)
print(library.compactMap { $0 as? Short }.count)
for item in library {
  if let short = item as? Short {
    print("short", short.minutes)
  } else if let movie = item as? Movie {
    print("movie", movie.minutes)
  } else if let playable = item as? any Playable {
    print(playable.play())
  } else {
    print("only", item.title)
  }
}
let movie = library[2] as! Movie
print(type(of: movie), (movie as Media) === library[2], movie as? Playable == nil)

// Any: the exact type counts; numbers are not converted; optionals are looked through.
let values: [Any] = [1, 1.0, UInt8(1), "1", Optional(1) as Any, [1, 2], ["k": 1], (1, 2), Beep(), { 1 } as () -> Int]
print(values.map { $0 is Int })
print(values.compactMap { $0 as? Double }, values.compactMap { $0 as? any Numeric }.count)
print(values.compactMap { $0 as? [Int] })
print((values[7] as? (Int, Int))?.1 ?? 0, (values[9] as? () -> Int)?() ?? 0)
print((values[8] as? any Playable)?.play() ?? "-")
print((values[6] as? [String: Any])?["k"] as? Int ?? 0, values[6] as? [String: String] == nil)

// Upcasts with `as`, literals with a type, choice of overloads, disambiguation.
let media = Song("Yes") as Media
let ratio = 3 as Double
print(type(of: media), ratio, (0...3).map { $0 as Any }.count, [1, 2] as Set == [2, 1], "c" as Character)
func pick(_: Media) -> String { "media" }
func pick(_: Song) -> String { "song" }
print(pick(Song("a")), pick(Song("a") as Media), pick(media))

// Collections as wholes: all elements must fit.
let movies = [Movie("A"), Short("B")] as [Media]
print((movies as? [Movie])?.count ?? 0, (movies as? [Short]) == nil, (library as? [Movie]) == nil)
let mixed: [Any] = ["a", "b"]
print((mixed as? [String])?.joined() ?? "-", (mixed as! [String]).count)
print((["x": 1, "y": 2] as [String: Any]) as? [String: Int] == nil)
let numbers: [Int] = [1, 2]
print((numbers as [Any]).count, (numbers as [Int?]).count, (["a": numbers] as [AnyHashable: Any]).count)

// Optionals on either side, nested optionals, nil in Any.
let absent: Media? = nil
print(absent is Movie, (absent as? Movie) == nil, (Optional(movie) as Media?) is Short)
let nothing: Any = Int?.none as Any
print(nothing is Int, nothing is Int?, nothing as? Int == nil, (5 as Any) as? Int? ?? -1)
enum Level: Int { case low = 1 }
print(Level.low as Any is Int, (Level.low as Any) as? Level == .low)
print("s" is CustomStringConvertible, type(of: values[4]))
