struct { // error: name
}
