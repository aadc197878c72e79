protocol T { var color: String { get } }
protocol H: T {}
protocol W: T {}
extension H { var color: String { "blue" } }
extension W { var color: String { "white" } }
struct Both: H, W {} // error: color
