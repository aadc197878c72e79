import SwiftUI

struct Mirror2: View {
    var body: some View {
        VStack {
            Text("What is in the mirror?")
            Mirror2()
        }
    }
}

print("Looking")
show(Mirror2()) // trap: nested too deeply
