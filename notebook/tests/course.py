"""A course as a notebook: its pages as text, its scripts as cells."""
import re

import nbformat


def notebook(course, lessons=None):
    """The lessons of a course's folder; each begins with a session of its own, and what is wrong on purpose may fail."""
    cells = []
    for folder in sorted(path for path in course.iterdir() if path.is_dir())[:lessons]:
        cells += lesson(folder)
    kernel = {"name": "zoetrope", "display_name": "Zoetrope", "language": "swift"}
    return nbformat.v4.new_notebook(cells=cells, metadata={"kernelspec": kernel})


def lesson(folder):
    cells = [nbformat.v4.new_code_cell(":reset"), script(folder / "start.swift")]
    text = (folder / "lesson.md").read_text()
    is_solved = False
    for part in re.split(r"(?m)^(?=## )", text):
        if is_solved is None:
            cells += [nbformat.v4.new_code_cell(":reset"), script(folder / "solution.swift")]
            is_solved = True
        if part.startswith("## Do"):
            is_solved = None
        for kind, body in pieces(part):
            if kind is None:
                if body.strip():
                    cells.append(nbformat.v4.new_markdown_cell(body.strip()))
                continue
            words = kind.split()
            if words[:1] != ["swift"]:
                cells.append(nbformat.v4.new_markdown_cell(f"```\n{body}```"))
                continue
            cell = nbformat.v4.new_code_cell(body.strip())
            if "wrong" in words:
                cell.metadata["tags"] = ["raises-exception"]
            if "alone" in words:
                cells += [nbformat.v4.new_code_cell(":reset"), cell]
                cells += [nbformat.v4.new_code_cell(":reset"), script(folder / ("solution.swift" if is_solved else "start.swift"))]
            else:
                cells.append(cell)
    return cells


def script(path):
    """A lesson's file. Some are there to be mended, and say so."""
    text = path.read_text().strip()
    cell = nbformat.v4.new_code_cell(text)
    if "does not compile yet" in text:
        cell.metadata["tags"] = ["raises-exception"]
    return cell


def pieces(text):
    """Prose, and fenced blocks with what stands behind their fence."""
    parts = re.split(r"(?ms)^```([^\n]*)\n(.*?)^```\n?", text)
    for index in range(0, len(parts), 3):
        yield None, parts[index]
        if index + 2 < len(parts):
            yield parts[index + 1], parts[index + 2]
