let a = (1 + 2 // error: )
print(a)
