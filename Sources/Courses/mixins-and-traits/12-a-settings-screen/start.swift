import Presentables

// A trait of your own for all rows of the screen that can be switched:
// it says its text, remembers where it stands, and is green.

let sheet = Sheet("Settings")
sheet.draw()
