local function work(n)
  local lines = {}
  for i = 0, n - 1 do lines[i + 1] = i .. ", name " .. i % 97 .. ", " .. i * 31 % 1000 .. "\n" end
  local text = table.concat(lines)
  local sum, length = 0, 0
  for line in text:gmatch("[^\n]+") do
    local fields = {}
    for field in line:gmatch("[^,]+") do fields[#fields + 1] = field end
    sum = sum + tonumber(fields[1])
    length = length + #fields[2]
    if fields[3]:sub(-1) == "7" then sum = sum + 1 end
  end
  local spaces = 0
  for i = 1, #text do if text:sub(i, i) == " " then spaces = spaces + 1 end end
  print(sum .. " " .. length .. " " .. spaces)
end
work(200000)
