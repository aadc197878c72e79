let list = [1, 2 // error: ]
print(list)
