protocol T { var color: String { get } }
protocol S {}
protocol I {}
extension T where Self: S { var color: String { "s" } }
extension T where Self: I { var color: String { "i" } }
struct Both: T, S, I {} // error: color
