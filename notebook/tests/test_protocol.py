"""Jupyter's own test of a kernel."""
import unittest

import jupyter_kernel_test


class ProtocolTest(jupyter_kernel_test.KernelTests):
    kernel_name = "zoetrope"
    language_name = "swift"
    file_extension = ".swift"
    code_hello_world = 'print("hello, world")'
    completion_samples = [
        {"text": "[1].isEm", "matches": {"isEmpty"}},
        {"text": '"日本".isEm', "matches": {"isEmpty"}},
    ]
    complete_code_samples = ["1", "print(1)", "func f() {\n}", ":undo"]
    incomplete_code_samples = ["func f() {", 'let a = [', '"""']
    invalid_code_samples = ["let = 1", "}"]
    code_inspect_sample = "print"
    code_execute_result = [{"code": "6 * 7", "result": "$0: Int = 42"}]
    code_display_data = [
        {"code": 'struct A: TextPresentable { var text: String { "a" } }\nlet a = show(A())', "mime": "image/svg+xml"},
        {"code": "let b = show(A())", "mime": "text/plain"},
    ]
    code_generate_error = "[1, 2, 3][5]"
    code_stdin = 'let line = readLine()\nprint(line ?? "nothing")'
    code_clear_output = ""


if __name__ == "__main__":
    unittest.main()
