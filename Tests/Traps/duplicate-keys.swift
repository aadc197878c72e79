let key = "a"
print("building")
let d = [key: 1, "a": 2] // trap
print(d)
