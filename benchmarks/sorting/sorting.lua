local function work(n)
  local seed = 42
  local function random()
    seed = (seed * 1103515245 + 12345) & 0x7fffffff
    return seed
  end
  local numbers = {}
  for i = 1, n do numbers[i] = random() end
  table.sort(numbers)
  print(numbers[1] .. " " .. numbers[n // 2 + 1] .. " " .. numbers[n])

  local records = {}
  for i = 0, n // 10 - 1 do records[i + 1] = { key = random(), name = "record " .. i } end
  table.sort(records, function(a, b) return a.key > b.key end)
  print(records[1].name .. " " .. records[n // 20 + 1].name)

  local names = {}
  for i, record in ipairs(records) do names[i] = record.name end
  table.sort(names)
  print(names[1] .. " " .. names[n // 20 + 1])
end
work(1000000)
