let x: Any = []
