class Player { // error: class
    var name: String
    var score: Int
}
class Team { // error: class
    let title: String
    var members = [String]()
    func add(_ m: String) { members.append(m) }
}
struct Ok { var name: String }
class Fine { var n = 0; var o: Int? }
let p = Player(name: "a", score: 1) // error: `Player` cannot be
let t = Team() // error: `Team` cannot be
t.add("x")
print(Ok(name: "z"), Fine().n)
