// Behind the equals sign nothing stands, whatever follows on the next line.
var n = 1
var current = // error: expected an expression after
while n < 2 { n += 1 }
