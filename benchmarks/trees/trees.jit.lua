local band, rshift = bit.band, bit.rshift
local leaf = false

local function full(depth, value)
  if depth == 0 then return leaf end
  return { left = full(depth - 1, value * 2), value = value, right = full(depth - 1, value * 2 + 1) }
end
local function inserting(tree, new)
  if not tree then return { left = leaf, value = new, right = leaf } end
  if new < tree.value then return { left = inserting(tree.left, new), value = tree.value, right = tree.right } end
  if new > tree.value then return { left = tree.left, value = tree.value, right = inserting(tree.right, new) } end
  return tree
end
local function fold(tree, first, combine)
  if not tree then return first end
  return combine(fold(tree.left, first, combine), tree.value, fold(tree.right, first, combine))
end
local function depth(tree)
  if not tree then return 0 end
  return 1 + math.max(depth(tree.left), depth(tree.right))
end

-- 1103515245 is 16838 * 65536 + 20077: multiplied in halves, the product stays exact in a double.
local function work(rounds, n)
  local total = 0
  for round = 0, rounds - 1 do
    local tree = full(16, 1)
    total = total + fold(tree, 0, function(a, b, c) return band(a + b + c + round, 0xffff) end) + depth(tree)
  end
  local sorted = leaf
  local seed = 42
  for _ = 1, n do
    seed = band(seed * 16838 % 32768 * 65536 + seed * 20077 + 12345, 0x7fffffff)
    sorted = inserting(sorted, rshift(seed, 8))
  end
  print(total .. " " .. fold(sorted, 0, function(a, _, c) return a + 1 + c end) .. " " .. depth(sorted))
end
work(8, 40000)
