import Foundation

struct Student {
    var firstName: String
    var grades: [Int]
    func average() -> Double { Double(grades.reduce(0, +)) / Double(grades.count) }
}

let student = Student(firstName: "Ann", grades: [90, 80])
print(student.firstname) // error: value of type
print(student.avarage()) // error: value of type
print(studnet.grades) // error: cannot find
print(student.grades.lenght) // error: value of type
