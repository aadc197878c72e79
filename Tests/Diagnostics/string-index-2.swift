let word = "hello"
let first = word.first!
let last = word.last!
let part = word.prefix(3)
let sub = word[word.startIndex]
for i in 0..<word.count { print(word[i]) } // error: cannot convert value
var s = word
s[0] = "J" // error: cannot convert value
let idx: String.Index = 2 // error: cannot convert value
let ch: Character = word.first!
let up = ch + "x" // error: binary operator `+` cannot be applied to operands of type `Character` and `String`
print(first, last, part, sub, up)
