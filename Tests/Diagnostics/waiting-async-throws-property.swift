struct S {
    var a: Int { get throws async { 1 } }  // error: `async` must precede `throws`
    var b: Int async { 2 }  // error: expected a new line or `;` before `async`
    var c: Int { async get { 3 } }  // error: expected a new line or `;` before `get`
}
