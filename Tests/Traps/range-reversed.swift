let low = 5, high = 3
print("making a range")
for i in low..<high { print(i) } // trap
