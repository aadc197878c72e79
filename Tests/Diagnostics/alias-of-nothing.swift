typealias Answer = Missing // error: cannot find type `Missing`
let answer = Answer(number: 42)
let inner: Answer.Inner = Answer.Inner(3)
