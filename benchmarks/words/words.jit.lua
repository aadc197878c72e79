local band, rshift = bit.band, bit.rshift
-- 1103515245 is 16838 * 65536 + 20077: multiplied in halves, the product stays exact in a double.
local function work(n)
  local seed = 42
  local words = {}
  for i = 1, n do
    seed = band(seed * 16838 % 32768 * 65536 + seed * 20077 + 12345, 0x7fffffff)
    words[i] = "word" .. rshift(seed, 8) % 5000
  end
  local total = 0
  for _ = 1, 5 do
    local counts = {}
    for _, word in ipairs(words) do counts[word] = (counts[word] or 0) + 1 end
    local most, count = 0, 0
    for _, times in pairs(counts) do
      count = count + 1
      if times > most then most = times end
    end
    total = total + count + most
  end
  local lengths = {}
  for i = 0, n - 1 do
    local key = i * 7919 % 10007
    lengths[key] = (lengths[key] or 0) + #words[i + 1]
  end
  local count = 0
  for _ in pairs(lengths) do count = count + 1 end
  print(total .. " " .. count .. " " .. lengths[42])
end
work(400000)
