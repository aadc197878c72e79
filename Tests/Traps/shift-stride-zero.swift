let step = 0
print("striding")
for i in stride(from: 0, to: 3, by: step) { print(i) } // trap
