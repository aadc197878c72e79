@freestanding(expression) macro hello() = #externalMacro(module: "M", type: "T") // unsupported: macro
print("x")
