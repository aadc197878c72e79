"""What the kernel says by itself, in the languages of Zoetrope. The session's own words come from there."""
import os

CHINESE = {
    "what was declared is gone; a new session begins with the next cell": "声明过的内容已丢失；下一个单元会开始新的会话",
    "{lost}: what was declared is gone, and a new session has begun": "{lost}：声明过的内容已丢失，已开始新的会话",
    "the cell has left with exit({code})": "单元以 exit({code}) 退出",
    "it stopped before its variables had their values, so what it declares is forgotten":
        "它在变量得到值之前就停止了，所以它声明的内容不再保留",
    "step {step} of the session, `{entry}`, would not work any more": "会话的第 {step} 步 `{entry}` 将无法再运行",
    "this can't be changed: {value}; nothing has changed": "不能这样改：{value}；什么都没有变",
    "the cell stops in the midst of something": "单元没有写完",
    "interrupted": "已中断",
    "{text}… ({count} characters)": "{text}…（{count} 个字符）",
    "no cell is on the stage yet": "舞台上还没有单元格",
    "nothing has been shown yet": "还没有显示过任何内容",
    "none": "无",
    "(it is not on the stage any more)": "（它已不在舞台上）",
    "{problem} (the cell shows a {model})": "{problem}（该单元格显示的是 {model}）",
    "`:{name}` is written so: {usage}": "`:{name}` 的写法：{usage}",
    "there is no command `:{name}` in a notebook; there are {known}": "笔记本里没有命令 `:{name}`；有 {known}",
    'on a screen `:type` needs the field: :type 1 "Your name" Gru': '在屏幕上 `:type` 需要指明输入框：:type 1 "Your name" Gru',
    "`{text}` is no number": "`{text}` 不是数",
    "zoetrope has ended with the code {code}": "zoetrope 已结束，退出码 {code}",
    "zoetrope has ended by signal {signal}": "zoetrope 因信号 {signal} 结束",
    "zoetrope is not found: put it into PATH, or name it: ZOETROPE=/path/to/zoetrope":
        "找不到 zoetrope：把它放进 PATH，或指明位置：ZOETROPE=/path/to/zoetrope",
    "{program} can't be started: {reason}": "无法启动 {program}：{reason}",
    "{program} has no session for notebooks: {end}": "{program} 没有供笔记本使用的会话：{end}",
    "{program} speaks protocol {found}, and this kernel protocol {own}": "{program} 用的是协议 {found}，而此内核用的是协议 {own}",
    "the session was closed": "会话已关闭",
}

language = "en"


def choose(chosen=None):
    """The language of a session, or before there is one that which Zoetrope would begin in."""
    global language
    names = [chosen] if chosen else [os.environ.get(name) for name in ("ZOETROPE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    language = "zh" if next((name for name in names if name), "en").startswith("zh") else "en"


def say(words, **parts):
    return (CHINESE[words] if language == "zh" else words).format(**parts)


choose()
