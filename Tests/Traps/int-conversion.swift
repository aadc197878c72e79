let big = 1e19
print(big)
print(Int(big)) // trap
