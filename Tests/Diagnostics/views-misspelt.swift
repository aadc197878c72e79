import SwiftUI

// The compiler goes on to say that it does not conform either: one cause, one error.
struct Misspelt: View {
    var body: some Vew { Text("x") } // error(zoetrope): did you mean `View`
}
