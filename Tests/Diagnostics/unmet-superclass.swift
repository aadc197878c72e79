class Animal {}
class Stone {}
func feed<T: Animal>(_ t: T) {}
feed(Stone()) // error: Animal
