let nan = Double.nan
print(nan)
print(Int(nan)) // trap
