enum E: Int { case a = "x" } // error: raw
