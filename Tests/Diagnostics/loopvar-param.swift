func clamp(_ n: Int, max: Int) -> Int {
    if n > max { n = max } // error: cannot assign to
    return n
}

var total = 0
for i in 0..<5 {
    i += 1 // error: left side of
    total += i
}

let doubled = [1, 2, 3].map { n -> Int in
    n *= 2 // error: left side of
    return n
}

struct Item { var price = 1 }
var items = [Item(), Item()]
for item in items {
    item.price = 3 // error: cannot assign to
}
for i in items.indices { items[i].price += 1 }
print(clamp(3, max: 2), total, doubled, items)
