# The library's modules that scripts import, and what each is built on, as the package says it.
declare -A MODULES=()
while read -r module uses; do MODULES[$module]=$uses; done < <(
  sed -nE 's/^.*\.target\(name: "([A-Za-z]+)"(, dependencies: [^[]*(\[\] : )?\[([^]]*)\])?.*/\1 \4/p' Package.swift | tr -d '",'
)

# A module with all that it is built on.
with_uses() {
  local used
  echo "$1"
  for used in ${MODULES[$1]}; do with_uses "$used"; done
}

# Those that scripts are linked against, with all that they are built on: modules_of FILE...
modules_of() {
  local module
  for module in $(sed -nE 's/^import ([A-Za-z]+).*/\1/p' "$@" | sort -u); do
    if [[ -v MODULES[$module] ]]; then with_uses "$module"; fi
  done | sort -u
}
