/// A shell that can be told what Tab completes behind `zoetrope`.
enum ShellName: String, CaseIterable {
  case bash, zsh, fish

  /// What the shell reads. It knows nothing of options and commands: at each Tab it asks the `zoetrope` that it finds by that name, so
  /// that both are never of different minds. What a path names is not run for that, wherever it may lie.
  var script: String {
    switch self {
    case .bash: ShellName.bashScript
    case .zsh: ShellName.zshScript
    case .fish: ShellName.fishScript
    }
  }

  private static let bashScript = #"""
    # What Tab completes behind zoetrope, for bash: source <(zoetrope completions bash)
    _zoetrope() {
      local words=() word line files= begun= lead= i
      # For bash `=` is a word of its own; for zoetrope it stands in the midst of one.
      for ((i = 1; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if ((${#words[@]} > 0)) && [[ ${words[-1]} == -* && ($word == = || ${words[-1]} == *=) ]]; then
          words[-1]+=$word
        else
          words+=("$word")
        fi
      done
      if ((${#words[@]} > 0)); then begun=${words[-1]}; fi
      # What is already there, and what bash puts in the place of what is left.
      if [[ $begun == -*=* && $COMP_WORDBREAKS == *=* ]]; then lead=${begun%%=*}=; fi
      COMPREPLY=()
      while IFS= read -r line; do
        case $line in
          :*) files=${line#:} ;;
          *)
            word=${line%%$'\t'*}
            if [[ $word == "$begun"* ]]; then COMPREPLY+=("${word#"$lead"}"); fi
            ;;
        esac
      done < <(command zoetrope completions -- "${words[@]}" 2>/dev/null)
      if [[ -z $files ]]; then return; fi
      compopt -o filenames
      if [[ $begun == -*=* ]]; then begun=${begun#*=}; fi
      while IFS= read -r line; do
        case $files:$line in
          files:* | scripts:*.swift | pages:*.md) ;;
          *) if [[ ! -d ${line/#\~/$HOME} ]]; then continue; fi ;;
        esac
        COMPREPLY+=("$line")
      done < <(compgen -f -- "$begun")
    }
    complete -F _zoetrope zoetrope

    """#

  private static let zshScript = #"""
    #compdef zoetrope
    # What Tab completes behind zoetrope, for zsh: source <(zoetrope completions zsh)
    _zoetrope() {
      local -a words_before candidates
      local line word files=''
      words_before=("${(@Q)words[2,CURRENT-1]}")
      for line in "${(@f)$(command zoetrope completions -- "${(@)words_before}" "${(Q)PREFIX}" 2>/dev/null)}"; do
        case $line in
          '') ;;
          :*) files=${line#:} ;;
          *)
            word=${line%%$'\t'*}
            candidates+=("${word//:/\\:}:${line#*$'\t'}")
            ;;
        esac
      done
      local found=1
      if (($#candidates)); then _describe -t words word candidates -V && found=0; fi
      if [[ -n $files && $PREFIX == -*=* ]]; then compset -P '*='; fi
      case $files in
        scripts) _files -g '*.swift(-.)' && found=0 ;;
        pages) _files -g '*.md(-.)' && found=0 ;;
        folders) _files -/ && found=0 ;;
        files) _files && found=0 ;;
      esac
      return found
    }
    if [[ $funcstack[1] == _zoetrope ]]; then
      _zoetrope "$@"
    else
      compdef _zoetrope zoetrope
    fi

    """#

  private static let fishScript = #"""
    # What Tab completes behind zoetrope, for fish: zoetrope completions fish | source
    function __zoetrope_complete
      set -l before (commandline -opc)
      set -l begun (commandline -ct)
      for line in (command zoetrope completions -- $before[2..-1] "$begun" 2>/dev/null)
        switch $line
          case ':*'
            # Behind an option and `=` the name of a file begins.
            set -l lead (string match -r -- '^-[^=]*=' "$begun")
            set -l rest (string replace -r -- '^-[^=]*=' '' "$begun")
            set -l ending '.*'
            switch $line
              case ':scripts'
                set ending '(?:/|\.swift)'
              case ':pages'
                set ending '(?:/|\.md)'
              case ':folders'
                set ending '/'
            end
            # A command that nobody has completions for takes files, found and quoted as fish does it.
            for file in (complete -C "'' $rest" | string match -r -- "^[^\t]*$ending(?:\t.*)?\$")
              echo "$lead$file"
            end
          case '*'
            echo $line
        end
      end
    end
    complete -c zoetrope -k -f -a '(__zoetrope_complete)'

    """#
}
