protocol Drawable {
    var color: String { get }
    func draw() -> String
    init(color: String)
}

struct Line: Drawable { // error: type
    var color: String
}

struct Dot: Drawable { // error: type
    let color: String
    func draw() -> Int { 3 }
}

class Blob: Drawable {
    var color: String
    init(color: String) { self.color = color } // error: initializer requirement
    func draw() -> String { "blob" }
}

let shapes: [Drawable] = [Line(color: "red"), Dot(color: "blue")]
for s in shapes { print(s.draw()) }
