break // error: break
continue // error: continue
func f() {
  break // error: break
  if true { continue } // error: continue
}
for i in 0..<1 { 
  break nowhere // error: nowhere
  print(i)
}
fallthrough // error: fallthrough
