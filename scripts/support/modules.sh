# The library's modules that scripts import, and what each is built on.
declare -A MODULES=(
  [Presentables]="Stage"
  [Combine]=""
  [Screens]="Stage"
  [UIKit]="Screens Stage"
  [SwiftUI]="Combine Screens Stage"
  [Streams]="Combine"
)

# Those that scripts are linked against, with all that they are built on: modules_of FILE...
modules_of() {
  local module
  for module in $(sed -nE 's/^import ([A-Za-z]+).*/\1/p' "$@" | sort -u); do
    if [[ -v MODULES[$module] ]]; then printf '%s\n' "$module" ${MODULES[$module]}; fi
  done | sort -u
}
