let list = ["a"]
var i = 1
i -= 2
print("reading")
print(list[i]) // trap
