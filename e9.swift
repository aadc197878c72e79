let x = [].isEmpty
