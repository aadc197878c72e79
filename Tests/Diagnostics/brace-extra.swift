func f() {
}
} // error: }
