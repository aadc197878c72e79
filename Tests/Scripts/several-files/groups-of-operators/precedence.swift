precedencegroup Tight { higherThan: MultiplicationPrecedence
 associativity: left }
precedencegroup Power { associativity: right
 higherThan: Tight }
