let quoted = 'single'  // error: text stands between double quotes in Swift
print(quoted)
