struct Plain: Codable {
    var a = 1
}
print(try JSONDecoder().decode(Plain.self, from: Data())) // error: JSONDecoder
