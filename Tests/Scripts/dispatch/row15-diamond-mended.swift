// Row 15, mended: a diamond with a member of its own, or with only one default.
protocol T { var color: String { get } }
protocol H: T {}
protocol W: T {}
extension H { var color: String { "blue" } }
struct OneSided: H, W {}
print(OneSided().color, (OneSided() as any W).color, (OneSided() as any T).color)
extension W where Self: CustomStringConvertible { var note: String { "noted " + description } }
struct Own: H, W, CustomStringConvertible { let color = "own"; let description = "o" }
print(Own().color, (Own() as any H).color, (Own() as any T).color, Own().note)
