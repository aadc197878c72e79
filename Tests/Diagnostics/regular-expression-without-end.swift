let f = #/a  // error: unterminated regular expression
print(f)
