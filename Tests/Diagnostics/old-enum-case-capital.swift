enum Setting { case minionMode }
let s = Setting.MinionMode // error: minionMode
print(s)
