local band = bit.band
-- 1103515245 is 16838 * 65536 + 20077: multiplied in halves, the product stays exact in a double.
local function work(n)
  local seed = 42
  local function random()
    seed = band(seed * 16838 % 32768 * 65536 + seed * 20077 + 12345, 0x7fffffff)
    return seed
  end
  local numbers = {}
  for i = 1, n do numbers[i] = random() end
  table.sort(numbers)
  print(numbers[1] .. " " .. numbers[math.floor(n / 2) + 1] .. " " .. numbers[n])

  local records = {}
  for i = 0, math.floor(n / 10) - 1 do records[i + 1] = { key = random(), name = "record " .. i } end
  table.sort(records, function(a, b) return a.key > b.key end)
  print(records[1].name .. " " .. records[math.floor(n / 20) + 1].name)

  local names = {}
  for i, record in ipairs(records) do names[i] = record.name end
  table.sort(names)
  print(names[1] .. " " .. names[math.floor(n / 20) + 1])
end
work(1000000)
