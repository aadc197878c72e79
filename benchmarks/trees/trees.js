const node = (left, value, right) => ({ left, value, right });

function full(depth, value) {
  if (depth === 0) return null;
  return node(full(depth - 1, value * 2), value, full(depth - 1, value * 2 + 1));
}
function inserting(tree, value) {
  if (tree === null) return node(null, value, null);
  if (value < tree.value) return node(inserting(tree.left, value), tree.value, tree.right);
  if (value > tree.value) return node(tree.left, tree.value, inserting(tree.right, value));
  return tree;
}
function fold(tree, first, combine) {
  if (tree === null) return first;
  return combine(fold(tree.left, first, combine), tree.value, fold(tree.right, first, combine));
}
function depth(tree) {
  return tree === null ? 0 : 1 + Math.max(depth(tree.left), depth(tree.right));
}

function work(rounds, n) {
  let total = 0;
  for (let round = 0; round < rounds; round++) {
    const tree = full(16, 1);
    total += fold(tree, 0, (a, b, c) => (a + b + c + round) & 0xffff) + depth(tree);
  }
  let sorted = null;
  let seed = 42;
  for (let i = 0; i < n; i++) {
    seed = (Math.imul(seed, 1_103_515_245) + 12345) & 0x7fffffff;
    sorted = inserting(sorted, seed >> 8);
  }
  console.log(total, fold(sorted, 0, (a, _, c) => a + 1 + c), depth(sorted));
}
work(8, 40_000);
