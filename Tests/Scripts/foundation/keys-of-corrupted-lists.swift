import Foundation
struct P: Decodable { init(from d: Decoder) throws { var u = try d.unkeyedContainer(); _ = try u.decode(Int.self)
    throw DecodingError.dataCorruptedError(in: u, debugDescription: "x") } }
do { _ = try JSONDecoder().decode(P.self, from: Data("[1,2]".utf8)) }
catch DecodingError.dataCorrupted(let c) { print(c.codingPath, c.codingPath[0].stringValue) }
struct Q: Decodable { let p: [P] }
do { _ = try JSONDecoder().decode(Q.self, from: Data("{\"p\":[[1,2]]}".utf8)) }
catch DecodingError.dataCorrupted(let c) { print(c.codingPath) }
