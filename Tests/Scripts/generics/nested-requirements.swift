// What a protocol says of an associated type of its associated type holds for all that conform.
protocol Unit {
    static func seconds(_ count: Int) -> Self
    var words: String { get }
}
protocol Moment {
    associatedtype Distance
    func moved(by distance: Distance) -> Self
}
protocol Clock {
    associatedtype Time: Moment where Time.Distance: Unit
    var now: Time { get }
}
extension Clock {
    func later(_ distance: Time.Distance) -> (Time, String) { (now.moved(by: distance), distance.words) }
}
struct Later<C: Clock> {
    let clock: C
    func by(_ count: Int) -> String {
        let (time, words) = clock.later(.seconds(count))
        return "\(time) after \(words)"
    }
}
struct Seconds: Unit {
    var count: Int
    static func seconds(_ count: Int) -> Seconds { Seconds(count: count) }
    var words: String { "\(count) s" }
}
struct Point: Moment {
    var at: Int
    func moved(by distance: Seconds) -> Point { Point(at: at + distance.count) }
}
struct Wall: Clock {
    var now: Point { Point(at: 100) }
}
print(Later(clock: Wall()).by(5))
