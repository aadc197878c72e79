let xs: Int[] = [1]  // error: the brackets of an array stand around its type
print(xs.count)
