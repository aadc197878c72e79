class Node:
    __slots__ = ("left", "value", "right")

    def __init__(self, left, value, right):
        self.left = left
        self.value = value
        self.right = right


def full(depth, value):
    if depth == 0:
        return None
    return Node(full(depth - 1, value * 2), value, full(depth - 1, value * 2 + 1))


def inserting(tree, new):
    if tree is None:
        return Node(None, new, None)
    if new < tree.value:
        return Node(inserting(tree.left, new), tree.value, tree.right)
    if new > tree.value:
        return Node(tree.left, tree.value, inserting(tree.right, new))
    return tree


def fold(tree, first, combine):
    if tree is None:
        return first
    return combine(fold(tree.left, first, combine), tree.value, fold(tree.right, first, combine))


def depth(tree):
    return 0 if tree is None else 1 + max(depth(tree.left), depth(tree.right))


def work(rounds, n):
    total = 0
    for round in range(rounds):
        tree = full(16, 1)
        total += fold(tree, 0, lambda a, b, c: (a + b + c + round) & 0xFFFF) + depth(tree)
    tree = None
    seed = 42
    for _ in range(n):
        seed = (seed * 1_103_515_245 + 12345) & 0x7FFF_FFFF
        tree = inserting(tree, seed >> 8)
    print(total, fold(tree, 0, lambda a, _, c: a + 1 + c), depth(tree))


work(8, 40_000)
