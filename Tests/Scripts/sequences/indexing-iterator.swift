var it = IndexingIterator(_elements: [1, 2, 3])
print(it.next() as Any)
