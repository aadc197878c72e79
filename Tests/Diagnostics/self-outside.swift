print(self) // error: self
func f() -> Int { self.n } // error: self
