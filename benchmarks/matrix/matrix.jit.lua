local function product(a, b)
  local n = #a
  local result = {}
  for i = 1, n do
    local row = {}
    for j = 1, n do
      local sum = 0.0
      for k = 1, n do sum = sum + a[i][k] * b[k][j] end
      row[j] = sum
    end
    result[i] = row
  end
  return result
end
local function work(n)
  local a, b = {}, {}
  for i = 1, n do
    a[i], b[i] = {}, {}
    for j = 1, n do
      a[i][j] = (i - 1) * (j - 1) % 10 + 0.0
      b[i][j] = (i + j - 2) % 10 + 0.0
    end
  end
  local c = product(a, b)
  local trace = 0.0
  for i = 1, n do trace = trace + c[i][i] end
  print(math.floor(trace) .. " " .. math.floor(c[4][n]))
end
work(200)
