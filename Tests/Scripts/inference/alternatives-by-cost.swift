// A literal that is no `String` here costs as much in every meaning of what stands beside it.
print(5, "b" as Character, true ? (3 | 0) : (2 &>> 0))
print("\((5, "b" as Character))", true ? (3 &+ 0) : (2 &>> 0))

// What `split` gives where anything is taken is not what it gives elsewhere: slices of an array.
func kind(_ value: Any) { print(type(of: value), value) }
let text = "a b c"
kind(text.split(separator: " ").first ?? "x")
kind(text.split(separator: " ", maxSplits: 1).first ?? "x")
kind(text.split { $0 == " " }.first ?? "x")
kind(text.split(separator: " ").first!)
kind(text.split(separator: " "))
let first = text.split(separator: " ").first ?? "x"
kind(first)
print(text.split(separator: " ").last ?? "none")

// Favoured where nothing else would do only.
struct Picky {
  @_disfavoredOverload func take(_ n: Int) -> String { "whole" }
  func take(_ n: Double) -> String { "broken" }
  func only(_ n: Int) -> String { "only" }
}
print(Picky().take(3), Picky().take(3 as Int), Picky().take(3.5), Picky().only(3))
