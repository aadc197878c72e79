// What is assigned to a tuple of places may have parts that nobody wants.
func two() -> (Int, String) { (3, "x") }
func deep() -> (Int, (String, Bool)) { (4, ("y", true)) }
var j = 0
(j, _) = two()
print(j)
var s = ""
(_, s) = two()
print(s)
var yes = false
(_, (_, yes)) = deep()
(j, (s, _)) = deep()
print(j, s, yes)
(_, _) = two()
var list = [0, 0]
(list[1], _) = two()
((_, s), j) = (two(), 9)
print(list, s, j)
