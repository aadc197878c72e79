func move(from start: Int, to end: Int) {}
move(from: 1, until: 2) // error: until
move(1, 2) // error: from
move(to: 1, from: 2) // error: from
func say(_ word: String) {}
say(word: "x") // error: word
struct P { var x = 0; var y = 0 }
print(P(x: 1, z: 2)) // error: z
print(P(y: 1, x: 2)) // error: x
class Cell { func configure(withPresenter p: Int) {} }
Cell().configure(presenter: 1) // error: withPresenter
