let 漢字 = "漢字"
print(漢字 + 1) // error: +
let 😀 = 1; print(😀.missing) // error: missing
