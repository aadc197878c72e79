# What stands where under Tests/ and examples/, for the scripts that record and verify it.

# As many compilers at a time as there are cores, two at least.
JOBS=${JOBS:-$(n=$(nproc 2>/dev/null || echo 2); echo $((n > 2 ? n : 2)))}
mkdir -p .build

# Scripts whose standard output is recorded beside them. Those with a main.swift in their folder or one around it are parts of
# that script.
recorded_scripts() {
  local file folder
  find Tests/Scripts Tests/Traps examples -name '*.swift' 2>/dev/null | sort | while read -r file; do
    folder=$(dirname "$file")
    while [[ $folder == */* && ! -f $folder/main.swift ]]; do folder=${folder%/*}; done
    if [[ ! -f $folder/main.swift || $file == "$folder/main.swift" ]]; then echo "$file"; fi
  done
}

# What Zoetrope is given to run a script: a main.swift stands for its folder.
argument_for() { echo "${1%/main.swift}"; }

# Scripts with marked lines that do not compile, or that Zoetrope does not support.
marked_scripts() {
  find Tests/Diagnostics Tests/Unsupported -name '*.swift' 2>/dev/null | sort
}

# Scripts with marked lines that compile, and are warned of.
warned_scripts() {
  find Tests/Warnings Tests/Notes -name '*.swift' 2>/dev/null | sort
}

# How Zoetrope is built: one binary that needs nothing beside it. A script runs for a few milliseconds, and the loader's
# search for libraries would be two of them; what Swift checks at run time for programs of many threads, another. One
# thread works at a time, and the debug build that the tests and the sanitizer run keeps those checks.
BUILD=(
  swift build -c release
  -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -assume-single-threaded
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
  -Xswiftc -Xllvm -Xswiftc -align-all-functions=6 -Xswiftc -static-executable -Xswiftc -use-ld=lld
  -Xcc -DCLIBEDIT_LINKED -Xcc -DZOETROPE_HEAP
  -Xlinker -l:libedit.a -Xlinker -l:libbsd.a -Xlinker -l:libmd.a -Xlinker -l:libtinfo.a
  # What only a debugger reads is half of the program; what functions are called, for who looks where time goes, a fifth. That dlopen is
  # there, which nothing calls, is no matter.
  -Xlinker "${ZOETROPE_STRIP:---strip-all}" -Xlinker --no-warnings
)

# Puts the library behind the binary, read and checked as far as scripts are known to ask for it: a script then begins with it. Without
# it all is the same, but later.
store_image() {
  local binary=.build/release/zoetrope commit status
  # What `--version` says of the sources.
  commit=$(git rev-parse --short=12 HEAD 2>/dev/null || true)
  if [[ -n $commit && -n $(git status --porcelain 2>/dev/null) ]]; then commit+=+changes; fi
  # Now and then a number in it looks like an address, which is another one the next time.
  for _ in 1 2 3; do
    rm -f "$binary.new"
    status=0
    ZOETROPE_COMMIT=$commit ZOETROPE_STORE_IMAGE=$binary.new "$binary" || status=$?
    case $status in
      0)
        mv "$binary.new" "$binary"
        return
        ;;
      # The library does not compile, which has been told.
      1) return 1 ;;
    esac
  done
  rm -f "$binary.new"
  echo "setup: the binary is without its image: scripts start later" >&2
}

# The modules that scripts are compiled against, apart from Zoetrope itself: what is built for a static executable could only
# be linked into one.
build_library() {
  if [[ -z ${ZOETROPE_BUILD:-} ]]; then swift build --disable-index-store --scratch-path .build/library --product Presentables >&2; fi
}

# A script ends well; one under Tests/Traps is ended by a signal.
ends_as_expected() {
  local file=$1 result=$2 status
  status=$(<"$result/status")
  case $file in
    Tests/Traps/* | */Tests/Traps/*) [[ $status -ge 128 ]] ;;
    *) [[ $status == 0 ]] ;;
  esac
}

# Prints something if the C compiler finds a header.
compiler_finds() {
  if echo "#include <$1>" | clang -E -x c - >/dev/null 2>&1; then echo yes; fi
}

# Installs a package unless what it brings is there: install_missing PACKAGE WHAT_WAS_FOUND
install_missing() {
  if [[ -n $2 ]]; then return; fi
  local as_root=()
  if [[ $EUID != 0 ]]; then as_root=(sudo); fi
  if ! command -v apt-get >/dev/null || { [[ $EUID != 0 ]] && ! command -v sudo >/dev/null; }; then
    echo "Zoetrope needs $1; install it and try again" >&2
    exit 1
  fi
  echo "installing $1" >&2
  ${as_root[@]+"${as_root[@]}"} apt-get update -qq >&2
  DEBIAN_FRONTEND=noninteractive ${as_root[@]+"${as_root[@]}"} apt-get install -y -qq --no-install-recommends "$1" >&2
}
