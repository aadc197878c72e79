func grade(_ score: Int) -> String {
    if score >= 90 {
        return "A"
    } else if score >= 80 {
        return "B"
    }
} // error: missing return in

func largest(_ xs: [Int]) -> Int? {
    var m = xs.first
    for x in xs {
        if let c = m, x > c { m = x }
    }
    print("done")
} // error: missing return in

struct Rect {
    var w: Int, h: Int
    var area: Int {
        let a = w * h
        print("area is \(a)")
    } // error: missing return in
}

let r = Rect(w: 2, h: 3)
print(grade(88), largest([1, 4, 2]) ?? 0, r.area)
