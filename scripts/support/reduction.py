"""Makes a text smaller for as long as it does what it was found for: first by lines, then by tokens and by what stands in brackets."""
import time

from corpus import Script


def reduced(text, does_it, seconds):
    """- Parameter does_it: whether a text still does what it was found for."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        before = text
        text = without_pieces(text.splitlines(keepends=True), does_it, until)
        text = without_groups(text, does_it, until)
        text = without_pieces(Script(text).tokens, does_it, until)
        if text == before:
            break
    return text


def without_pieces(pieces, does_it, until):
    """Leaves out many at first, then fewer, then each by itself."""
    size = max(1, len(pieces) // 2)
    while True:
        start = 0
        while start < len(pieces):
            if time.monotonic() > until:
                return "".join(pieces)
            rest = pieces[:start] + pieces[start + size :]
            if does_it("".join(rest)):
                pieces = rest
            else:
                start += size
        if size == 1:
            return "".join(pieces)
        size //= 2


def without_groups(text, does_it, until):
    """A group with all that is in it, what is in it, or its brackets alone."""
    number = 0
    while time.monotonic() < until:
        script = Script(text)
        groups = sorted(script.groups())
        if number >= len(groups):
            break
        start, end = groups[number]
        for smaller in ("", script.tokens[start] + script.tokens[end - 1], script.part((start + 1, end - 1))):
            smaller = script.with_part((start, end), smaller)
            if len(smaller) < len(text) and does_it(smaller):
                text = smaller
                break
        else:
            number += 1
    return text
