func pad(_ s: String, to n: Int = 5, with c: Character = " ") -> String {
    var out = s
    while out.count < n { out.append(c) }
    return out
}
print(pad("a"))
print(pad("a", with: "*"))
print(pad("a", with: "*", to: 3)) // error: argument `to` must precede argument `with`
print(pad("a", to: 4, with: "xy")) // error: cannot convert value
print(pad(to: 4)) // error: missing argument of
func bad(_ n: Int = "x") -> Int { n } // error: default argument value
print(bad(2))
