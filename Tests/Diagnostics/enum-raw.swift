let base = 10
enum Rank: Int {
    case low = 1
    case mid = base // error: raw value does
    case high = 1 + 2 // error: raw value does
}
enum Flag: String { case on = 1, off = "off" } // error: raw value does
enum Pt: Point { case a, b } // error: raw type
struct Point { var x = 0 }
enum Plain { case a, b }
let r = Rank(rawValue: 1)
print(r as Any)
