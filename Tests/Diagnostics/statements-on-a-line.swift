let a = 1 let b = 2 // error: ;
print(a, b)
