import RegexBuilder // unsupported: RegexBuilder
print("x")
