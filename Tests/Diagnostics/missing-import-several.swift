struct Minion {
  let color: Color = .yellow // error: Color
  var text = "x"
}
show(Minion()) // error: show
