let a = // error: expression
