protocol T { var text: String { get } }
protocol F { var text: String { get } }
extension T { var text: String { "T" } }
extension F { var text: String { "F" } }
struct Both: T, F {} // error: Both
