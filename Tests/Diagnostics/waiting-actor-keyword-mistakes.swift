actor struct Model {  // error: expected a new line or `;` before `struct`
    let n = 1
}
final actor class Other {}  // error: expected a new line or `;` before `actor`
