print("a")
/* never closed // error: comment
