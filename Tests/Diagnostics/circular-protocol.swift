protocol A: B {}
protocol B: A {} // error: B
