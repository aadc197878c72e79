struct Order {
    let price = 10
    let tax = 0.2
    let total = Double(price) * (1 + tax) // error: instance member `price`
    lazy var label = "Total \(total)"
}

class Game {
    var lives = 3
    var start = lives * 2 // error: instance member
    var double: Int { lives * 2 }
    func play() { print(lives, start) }
}

var o = Order()
print(o.label)
Game().play()
