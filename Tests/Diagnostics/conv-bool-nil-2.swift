struct Settings {
    var volume: Int
    var title: String?
}
var s = Settings(volume: 3, title: nil)
s.volume = 4
s.title = nil
let on: Bool = true
let off: Bool = false
let yes = Bool("true")
if yes { print("yes") } // error: value of optional
var count: Int = nil // error: `nil` is not
func f(_ b: Bool) -> Bool { !b }
print(f(0), s, on, off) // error: cannot convert value
