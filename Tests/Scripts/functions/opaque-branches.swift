// A function that says `some` and is one `if` or `switch`.
func number(_ isLarge: Bool) -> some Equatable { if isLarge { 100 } else { 1 } }
func name(_ isLarge: Bool) -> some CustomStringConvertible {
    switch isLarge {
    case true: "elephant"
    case false: "mouse"
    }
}
var answer: some Equatable { if number(true) == number(false) { "same" } else { "different" } }

print(number(true), number(false))
print(name(true), name(false))
print(answer)
