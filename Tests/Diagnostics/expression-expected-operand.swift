let b = (1 + ) // error: expression
print(b)
