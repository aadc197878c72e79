// Two modules have a type of that name: the script says which it means.
import Presentables
import SwiftUI

func paint(_ color: Color) {}  // error: `Color` is ambiguous here
let red: SwiftUI.Color = .red
let first = Presentables.Color.red
show(Text("functions are overloads of one another").foregroundColor(red))
