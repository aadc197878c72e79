let s = "abc"
print(s[s.startIndex])
print(s[s.endIndex]) // trap
