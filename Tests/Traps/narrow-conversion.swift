var n = 255
print(UInt8(n))
n += 1
print(UInt8(n)) // trap
