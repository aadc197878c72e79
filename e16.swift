let x = [] + []
