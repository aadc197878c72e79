struct Matrix {
    var data: [Double]
    let cols: Int
    subscript(r: Int, c: Int) -> Double {
        get { data[r * cols + c] }
        set { data[r * cols + c] = newValue }
    }
}
var m = Matrix(data: [1, 2, 3, 4], cols: 2)
m[0, 1] = 5
let arr = [1, 2, 3]
print(arr["0"]) // error: cannot convert value
print(arr[1.0]) // error: cannot convert value
let dict = ["a": 1]
print(dict[0]) // error: cannot convert value
let n = 5
print(n[0]) // error: value of type
print(m[1, 1], arr[1], dict["a"] ?? 0)
