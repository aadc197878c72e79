"""The few commands of the prompt that have a meaning in a notebook: what is asked for by `:toggle 1`."""
import re

from .words import say


class UnknownCommand(Exception):
    pass


EVENTS = {
    "toggle": (r'(\d+)(?:\s+(.+))?', ("cell", "name")),
    "tap": (r'(\d+)(?:\s+(.+))?', ("cell", "name")),
    "slide": (r'(\d+)\s+(.+?)\s+(-?[\d.]+)', ("cell", "name", "to")),
    "set": (r'(\d+)\.([\w.]+)\s*=?\s*(.+)', ("cell", "property", "value")),
}
PLAIN = ("undo", "back", "forward", "reset", "cells", "limits")
USAGE = {
    "toggle": ":toggle 1", "tap": ":tap 1", "type": ":type 1 some text", "slide": ":slide 1 Volume 0.5",
    "set": ":set 1.switchOn false", "why": ":why Model.textColor",
    "film": ":film 1",
}


def is_command(code):
    return code.lstrip().startswith(":")


def parse(line, is_screen):
    """A method of the protocol, and its fields. `is_screen` says of a cell's number whether it is a screen."""
    match = re.fullmatch(r"\s*:(\S+)\s*(.*?)\s*", line)
    name, rest = match.groups() if match else ("", "")
    if name in PLAIN and not rest:
        return name, {}
    if name == "film" and re.fullmatch(r"\d*", rest):
        return name, {"cell": int(rest)} if rest else {}
    if name == "why" and rest:
        return name, {"question": rest}
    if name == "type":
        return name, typing(rest, is_screen)
    if name in EVENTS:
        pattern, names = EVENTS[name]
        found = re.fullmatch(pattern, rest)
        if found:
            fields = {key: value for key, value in zip(names, found.groups()) if value is not None}
            fields["cell"] = int(fields["cell"])
            if "name" in fields:
                fields["name"] = unquoted(fields["name"])
            if "to" in fields:
                fields["to"] = number(fields["to"])
            return name, fields
    if name in USAGE:
        raise UnknownCommand(say("`:{name}` is written so: {usage}", name=name, usage=USAGE[name]))
    known = ", ".join(f":{command}" for command in sorted({*PLAIN, *USAGE}))
    raise UnknownCommand(say("there is no command `:{name}` in a notebook; there are {known}", name=name, known=known))


def typing(rest, is_screen):
    """Into a cell's field goes all of the text; on a screen the field's name comes first, in quotes if it is several words."""
    found = re.fullmatch(r"(\d+)\s+(.*)", rest)
    if not found:
        raise UnknownCommand(say("`:{name}` is written so: {usage}", name="type", usage=USAGE["type"]))
    cell, text = int(found.group(1)), found.group(2)
    if not is_screen(cell):
        return {"cell": cell, "text": unquoted(text)}
    found = re.fullmatch(r'("[^"]*"|\S+)\s*(.*)', text)
    if not found:
        raise UnknownCommand(say('on a screen `:type` needs the field: :type 1 "Your name" Gru'))
    return {"cell": cell, "name": unquoted(found.group(1)), "text": unquoted(found.group(2))}


def unquoted(text):
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] == '"' else text


def number(text):
    try:
        return float(text)
    except ValueError:
        raise UnknownCommand(say("`{text}` is no number", text=text)) from None
