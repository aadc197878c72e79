var i = 0
do {  // error: a loop with its condition at the end begins with `repeat`
  i += 1
} while i < 3
print(i)
