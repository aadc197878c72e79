let r = #/a+/# // unsupported: regular expression
print("x")
