-- Neovim's own client speaks to `zoetrope lsp`: what a person would do, without the keys.
-- Run by scripts/test-editors: nvim --headless -u NONE -c 'luafile neovim.lua'

local function fail(words)
  io.stderr:write('neovim: ' .. words .. '\n')
  vim.cmd('cquit 1')
end

local function check(condition, words)
  if not condition then fail(words) end
end

local function wait_for(words, condition)
  check(vim.wait(10000, condition, 10), 'waited in vain for ' .. words)
end

local path = os.getenv('FOLDER') .. '/script.swift'
local file = io.open(path, 'w')
file:write(table.concat({
  'import Presentables',
  'struct Minion: TextPresentable {',
  '  let name: String',
  '  var text: String { naame }',
  '}',
  'let minion = Minion(name: "Bob")',
  'print(minion.textColor)',
  '',
}, '\n'))
file:close()

vim.cmd('edit ' .. path)
local buffer = vim.api.nvim_get_current_buf()
local client = vim.lsp.start_client({ name = 'zoetrope', cmd = { os.getenv('ZOETROPE'), 'lsp' }, root_dir = os.getenv('FOLDER') })
check(client, 'the server did not start')
vim.lsp.buf_attach_client(buffer, client)

local function lines() return vim.api.nvim_buf_get_lines(buffer, 0, -1, false) end
local function ask(method, params)
  local answers, problem = vim.lsp.buf_request_sync(buffer, method, params, 10000)
  check(answers, method .. ': ' .. tostring(problem))
  local answer = answers[client]
  check(answer and not answer.error, method .. ': ' .. vim.inspect(answer))
  return answer.result
end

-- What is wrong is shown, and the edit for it made.
wait_for('a diagnostic', function() return #vim.diagnostic.get(buffer) == 1 end)
local problem = vim.diagnostic.get(buffer)[1]
check(problem.lnum == 3 and problem.message:find('naame', 1, true), vim.inspect(problem))
vim.api.nvim_win_set_cursor(0, { 4, 22 })
local params = vim.lsp.util.make_range_params()
params.context = { diagnostics = vim.lsp.diagnostic.get_line_diagnostics(buffer, 3) }
local action = ask('textDocument/codeAction', params)[1]
vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
check(lines()[4] == '  var text: String { name }', lines()[4])
wait_for('no diagnostic', function() return #vim.diagnostic.get(buffer) == 0 end)

-- Hover says why.
vim.api.nvim_win_set_cursor(0, { 7, 14 })
local hover = ask('textDocument/hover', vim.lsp.util.make_position_params())
check(hover.contents.value:find('a default in an extension of TextPresentable', 1, true), vim.inspect(hover))

-- What is typed by keys is followed change by change.
vim.api.nvim_win_set_cursor(0, { 7, 0 })
vim.cmd('normal oprint(minion.')
params = vim.lsp.util.make_position_params()
params.position.character = params.position.character + 1
local offered = ask('textDocument/completion', params)
local names = vim.tbl_map(function(item) return item.label end, offered.items)
check(vim.tbl_contains(names, 'name') and vim.tbl_contains(names, 'textColor'), vim.inspect(names))
vim.cmd('normal! dd')

-- A new name goes into all places.
vim.api.nvim_win_set_cursor(0, { 3, 6 })
params = vim.lsp.util.make_position_params()
params.newName = 'label'
vim.lsp.util.apply_workspace_edit(ask('textDocument/rename', params), 'utf-16')
check(lines()[4] == '  var text: String { label }', lines()[4])
check(lines()[6] == 'let minion = Minion(label: "Bob")', lines()[6])
wait_for('no diagnostic', function() return #vim.diagnostic.get(buffer) == 0 end)

-- `:make` as the page for editors sets it.
local page = io.open('editors/README.md'):read('*a')
local settings = page:match('```vim\n(.-)```'):gsub('=zoetrope', '=' .. vim.fn.escape(os.getenv('ZOETROPE'), ' %'))
vim.cmd(settings)
vim.api.nvim_buf_set_lines(buffer, 6, 7, false, { 'print(minon.textColor)' })
vim.cmd('silent write')
vim.cmd('silent make!')
local found = vim.tbl_filter(function(item) return item.valid == 1 end, vim.fn.getqflist())
check(#found == 1 and found[1].lnum == 7 and found[1].col == 7 and found[1].type == 'e', vim.inspect(vim.fn.getqflist()))

-- It ends when the editor does.
vim.lsp.stop_client(client)
wait_for('the end of the server', function() return vim.lsp.client_is_stopped(client) end)
print('neovim: diagnostics, code action, hover, completion, rename and make are well\n')
vim.cmd('qall!')
