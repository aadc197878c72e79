let f = { x in x } // error: type
