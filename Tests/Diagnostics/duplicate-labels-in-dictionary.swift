enum E: Int { case a = 1, b = 1 } // error: raw
