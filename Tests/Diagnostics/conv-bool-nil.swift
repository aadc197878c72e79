struct Settings {
    var volume: Int
    var title: String?
}
var s = Settings(volume: nil, title: nil) // error: `nil` is not
s.volume = nil
s.title = nil
let on: Bool = 1 // error: cannot convert value
let off: Bool = "false" // error: cannot convert value
let yes = Bool("true")
if yes == true { print("yes") }
var count: Int? = nil
func f(_ b: Bool) -> Bool { !b }
print(f(false), s, on, off)
