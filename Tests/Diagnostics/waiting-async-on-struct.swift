async struct Model {  // error: expected a new line or `;` before `struct`
    let n = 1
}
async class Other {}  // error: expected a new line or `;` before `class`
