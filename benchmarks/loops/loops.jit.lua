local band, bxor = bit.band, bit.bxor
local function work(n)
  local sum = 0
  for i = 0, n - 1 do
    for j = 0, n - 1 do
      sum = band(sum + i * j + bxor(i, j), 0xffffff)
    end
  end
  return sum
end
print(work(4000))
