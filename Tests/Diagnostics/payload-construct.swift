enum Barcode {
    case upc(Int, Int)
    case qr(text: String)
    case none
}

let a = Barcode.upc(1, 2)
let b = Barcode.upc(3) // error: missing argument of
let c = Barcode.qr("hello") // error: missing argument label
let d: Barcode = .none() // error: enum case
let e: Barcode = .qr(text: "ok")

func size(_ b: Barcode) -> Int {
    switch b {
    case .upc(let n, let m): return n + m
    case .qr(let text): return text.count
    case .none: return 0
    }
}

if a == .none { print("none") } // error: binary operator `==` cannot be applied to two `Barcode` operands
print(size(a), size(e))
