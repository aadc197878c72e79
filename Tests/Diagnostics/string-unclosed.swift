let a = "unclosed // error: string
print("b")
