/// What `--help` says.
enum Help {
  static let text = """
    Zoetrope runs Swift scripts that compose presentable traits, and draws their cells in the terminal.

    zoetrope FILE [ARGUMENT...]       run a script; `-` is standard input
    zoetrope run FILE... [ARGUMENT...]  the same; a folder or files with a main.swift are one script
    zoetrope check FILE...            only say what is wrong
    zoetrope test FILE...             run the tests of a script, in an order of their own
    zoetrope why FILE MEMBER...       which implementation runs, and why: Model.textColor
    zoetrope traits FILE [TYPE...]    what traits ask for, and who provides it
    zoetrope explain CODE...          a page on an error or a note: Z0201
    zoetrope watch FILE...            run it again whenever it is saved, and say what is otherwise
    zoetrope film FILE... -o NAME     its frames, and what led to each: NAME.svg, .html, .md, .txt
    zoetrope doctest PAGE.md...       run a page's code; what comes is what stands beside it
    zoetrope learn [COURSE] [LESSON]  lessons to go through; COURSE may be a folder
    zoetrope session --json           a session for another program: one JSON object a line
    zoetrope lsp                      serve an editor: the language server protocol
    zoetrope -e TEXT [ARGUMENT...]    run a text; Presentables is imported, the last value is printed
    zoetrope                          the prompt; without a terminal, run standard input

    Options, before FILE:
      --color WHEN    auto, always or never; beats NO_COLOR, which beats FORCE_COLOR
      --theme NAME    dark, light, projector (nothing dim, colours named) or plain (no colour)
      --images HOW    auto, kitty, iterm or sixel: as the terminal can; or off, by their names
      --width N       draw N columns wide; otherwise as wide as the terminal, or 80
      --ascii         draw with ASCII alone
      --language L    speak to people in en or zh; otherwise ZOETROPE_LANGUAGE or the locale says
      --json          why, traits, session: one JSON object a line
      --format HOW    check: picture, short (file:line:column: words) or json (one object a line)
      --filter TEXT   test: only tests whose name (Class.test) has the text in it
      --seed N        test: in the order of an earlier run
      -o NAME         film: the file to write, or - for text on standard output; may be given again
      --folder DIR    learn: where the lessons' files go; else ZOETROPE_LESSONS, or zoetrope-lessons
      --progress      learn: how far it is, in a line
      --teacher       learn: the page for who teaches the course
      --author        learn: what is wrong with the course in a folder
      --record        doctest: write what comes into the pages
      --max-time S    end a script, or an entry at the prompt, after so many seconds
      --max-memory M  likewise when it has so many megabytes
      --max-output M  likewise when it has printed so many
      --max-depth N   likewise when so many of its calls lie in each other
      --allow-read D  let a script read the folder D and below, besides its own; may be given again
      --allow-env     let it see the variables of the environment
      --limits        print what a script may use, and end
      --no-notes      leave out teaching notes: where something else runs than one may think
      --version       print the version
      -h, --help      print this
      --              end the options: what follows is a file, whatever it is called

    Exit codes:
      0     the script ran to its end; all checked files are well
      1     the script does not compile, or needs what Zoetrope does not support
      2     a test failed, or there was none
      3     the script trapped: an overflow, an index out of range, a forced nil
      4     the script has run as long as --max-time lets it
      5     it has as much memory as --max-memory lets it have
      6     it has printed as much as --max-output lets it
      7     its calls lie as deep in each other as --max-depth lets them
      64    wrong usage of the command
      65    film: the script shows nothing
      66    no such file, or it can't be read, or it is a directory
      70    a fault of Zoetrope's own
      74    output can't be written
      130   interrupted by Ctrl-C
      141   the reader of the output has gone (a closed pipe); nothing is said of it
      A script that calls `exit` chooses its own.

    """
}
