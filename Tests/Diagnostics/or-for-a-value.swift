struct User {
  let name: String
  var nickname: String?
  var shown: String { nickname || name }  // error: cannot convert value of type `String?` to expected argument type `Bool`
}
