let n = 1
switch n { // error: case
}
