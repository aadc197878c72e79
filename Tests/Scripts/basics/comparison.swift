// Comparison and boolean logic, with short-circuit evaluation.
print(1 < 2, 2 <= 2, 3 > 4, 4 >= 4, 1 == 1, 1 != 1)
print(1.5 < 2, 2.5 == 2.5, 0.1 + 0.2 == 0.3)
print("a" < "b", "abc" < "abd", "B" < "a", "a" == "a", "x" != "y")
print(true && false, true || false, !true, !(1 > 2))
print(true == true, true != false)

func say(_ word: String, _ answer: Bool) -> Bool {
  print("asked", word)
  return answer
}

print(say("a", false) && say("b", true))
print(say("c", true) && say("d", false))
print(say("e", true) || say("f", true))
print(say("g", false) || say("h", true))

let age = 20
let isAdult = age >= 18
print(isAdult ? "adult" : "child")
let size = age < 10 ? "small" : age < 30 ? "medium" : "large"
print(size)
print((1 < 2) == true)
print(3 > 2 && 2 > 1 || false)
var flag = false
flag.toggle()
print(flag)
flag = !flag
print(flag)
