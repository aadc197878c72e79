// Branches and loops.
let temperature = 21
if temperature < 10 {
  print("cold")
} else if temperature < 25 {
  print("mild")
} else {
  print("hot")
}
if temperature > 20, temperature % 2 == 1 { print("odd and warm") }

var i = 0
while i < 5 {
  i += 1
  if i == 2 { continue }
  if i == 4 { break }
  print("while", i)
}
repeat {
  print("repeat", i)
  i -= 1
} while i > 2

for k in 0..<3 { print("for", k) }
for k in 1...3 { print("closed", k) }
for _ in 0..<2 { print("again") }
for k in 0..<10 where k % 3 == 0 { print("where", k) }
for k in stride(from: 0, to: 10, by: 4) { print("to", k) }
for k in stride(from: 10, through: 0, by: -5) { print("through", k) }
for x in stride(from: 0.0, to: 1.0, by: 0.25) { print(x) }
for k in (1...3).reversed() { print("reversed", k) }
var sum = 0
for a in 1...4 {
  for b in a...4 {
    sum += a * b
  }
}
print(sum)
for k in 5..<5 { print("never", k) }
let label = if sum > 50 { "big" } else { "small" }
print(label)
