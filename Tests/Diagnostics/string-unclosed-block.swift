let n = 1
let block = """ // error: string
  text
