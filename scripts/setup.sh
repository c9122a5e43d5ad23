# Makes sure that Go and the Debian packages are there. Sourced by play and check, from the top of the project.
#
#   need_go            a Go of at least $go_least first on PATH
#   need_packages P…   Debian packages
#   find_packages P…   sets $missing to those of P that are not installed
#
# When everything is there these print nothing and take a moment. What cannot be had ends the script with code 3.

go_least=1.26
go_fetch=1.26.8
cache=$PWD/.cache
declare -a missing=()

say() { printf '%s\n' "$*" >&2; }
give_up() { say "$0: $1"; shift; for line in "$@"; do say "  $line"; done; exit 3; }

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

find_packages() {
	missing=()
	local package state
	for package; do
		state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) || state=none
		[ "$state" = installed ] || missing+=("$package")
	done
}

need_packages() {
	if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
		[ -n "${AWAW_PACKAGES_ARE_THERE:-}" ] && return
		give_up "this is not Debian (no apt-get), so the packages must come from you." \
			"Install what your system calls: $*" \
			"Then run again with AWAW_PACKAGES_ARE_THERE=1."
	fi
	find_packages "$@"
	[ ${#missing[@]} = 0 ] && return
	[ "$(id -u)" = 0 ] || command -v sudo >/dev/null ||
		give_up "packages are missing; to install them root is needed, and there is no sudo." "As root: apt-get install ${missing[*]}"
	say "Installing ${missing[*]}, and what they need (a minute or two, up to 300 MB) …"
	local log; log=$(mktemp)
	# A list of packages may be absent or old: fetch it, and let the installation say whether that was enough.
	as_root apt-get update -qq >"$log" 2>&1 || true
	if ! as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >>"$log" 2>&1; then
		tail -n 15 "$log" >&2; rm -f "$log"
		give_up "apt-get could not install the packages (its last words are above)." "Try: apt-get install ${missing[*]}"
	fi
	rm -f "$log"
}

# go_is_new PROGRAM: is it a Go of at least $go_least, here and now, without fetching another?
go_is_new() {
	local have
	have=$(cd / && GOTOOLCHAIN=local "$1" version 2>/dev/null) || return 1
	have=${have#go version go}; have=${have%% *}
	[ "$(printf '%s\n%s\n' "$go_least" "$have" | sort -V | head -n 1)" = "$go_least" ]
}

need_go() {
	local place
	for place in go "$cache/go/bin/go" /usr/local/go/bin/go; do
		go_is_new "$place" || continue
		[ "$place" = go ] || PATH=${place%/go}:$PATH
		export PATH
		settle_go
		return
	done
	command -v go >/dev/null || need_packages ca-certificates golang-go
	settle_caches
	fetch_go
	PATH=$cache/go/bin:$PATH
	export PATH
	settle_go
}

# Where Go's own folders cannot be written, for there is no home or it is somebody else's, they lie in the project's. What Go keeps there stays
# writable: who deletes the project's folder deletes all of it.
settle_caches() {
	local kept dir
	for kept in GOCACHE GOMODCACHE; do
		dir=$(go env "$kept" 2>/dev/null) || dir=
		if [ -z "$dir" ] || [ "$dir" = off ] || ! mkdir -p "$dir" 2>/dev/null || [ ! -w "$dir" ]; then
			export "$kept=$cache/${kept,,}"
			dir=$cache/${kept,,}
		fi
		case $kept-$dir/ in GOMODCACHE-"$cache"/*) go_flag -modcacherw ;; esac
	done
}

# go_flag FLAG: is given to every go command, beside those that are set already.
go_flag() {
	local set
	set=${GOFLAGS:-$(go env GOFLAGS)}
	case " $set " in *" ${1%%=*}"[\ =]*) ;; *) export GOFLAGS="${set:+$set }$1" ;; esac
}

# The version found is the version used, no C compiler is asked for, and a clone owned by someone else still builds.
settle_go() {
	settle_caches
	export GOTOOLCHAIN=local CGO_ENABLED=0
	go_flag -buildvcs=false
}

# version_here prints the commit, or nothing where neither git nor its files tell it.
version_here() {
	local head version
	git describe --tags --always --dirty 2>/dev/null && return # else there is no git on this machine, or the folder is somebody else's
	head=$(sed -n 's/^ref: //p' .git/HEAD 2>/dev/null) || head=
	version=$(cat ".git/$head" 2>/dev/null || sed -n "s| $head\$||p" .git/packed-refs 2>/dev/null) || version=
	printf '%s' "${version:0:8}"
}

# build_here PROGRAM…: builds programs into bin; their version is the commit.
build_here() {
	local version stamp=()
	version=$(version_here)
	[ -z "$version" ] || stamp=(-ldflags "-X awaw/internal/release.packed=$version")
	lively "building $*" go build "${stamp[@]}" -o bin/ "${@/#/./cmd/}"
}

# lively WHAT COMMAND…: runs a command that may take long, and says every ten seconds that it does. Whoever says so waits inside the shell, on
# what nobody writes, and looks whether the shell is still there: an interrupted one leaves nobody behind.
lively() {
	local what=$1 begin=$SECONDS teller code=0
	shift
	{
		exec 9<> <(:)
		while ! read -rt "${AWAW_LIVELY:-10}" -u 9 && kill -0 $$ 2>/dev/null; do say "   … $what: $((SECONDS - begin)) s"; done
	} &
	teller=$!
	"$@" || code=$?
	kill "$teller" 2>/dev/null || true
	wait "$teller" 2>/dev/null || true
	return $code
}

# built PROGRAM…: builds programs into bin, unless the folder is somebody else's who has.
built() {
	local program
	if [ -w . ] && { [ ! -e bin ] || [ -w bin ]; }; then
		need_go
		build_here "$@"
		return
	fi
	for program; do
		[ -x "bin/$program" ] || give_up "this folder is not yours to write in, and bin/$program has not been built in it." \
			"Its owner runs ./play once; or take a copy of the folder."
	done
}

# Go itself is published as a module. An old Go can fetch and verify it, but not use it as it lies in the module
# cache: nothing there may be executed, and the standard library's own module files have other names.
fetch_go() {
	local arch module dir
	case $(uname -s)-$(uname -m) in
	Linux-x86_64) arch=linux-amd64 ;;
	Linux-aarch64) arch=linux-arm64 ;;
	*) give_up "Go $go_least or newer is needed and can be fetched only for Linux on x86-64 and arm64." "Install Go $go_fetch and run again." ;;
	esac
	module=golang.org/toolchain@v0.0.1-go$go_fetch.$arch
	say "Fetching Go $go_fetch (some 70 MB) …"
	dir=$(cd / && GO111MODULE=on GOFLAGS="${GOFLAGS:-} -mod=mod" GOTOOLCHAIN=local go mod download -json "$module" | sed -n 's/^\t"Dir": "\(.*\)",\{0,1\}$/\1/p') || dir=
	[ -d "$dir" ] || give_up "Go $go_fetch could not be fetched through the Go module proxy." \
		"Look at 'go env GOPROXY' and the network, or install Go $go_least or newer yourself."
	rm -rf "$cache/go.new" && mkdir -p "$cache"
	cp -r --no-preserve=mode "$dir" "$cache/go.new"
	chmod -R u+w "$cache/go.new"
	chmod +x "$cache"/go.new/bin/* "$cache"/go.new/pkg/tool/*/*
	find "$cache/go.new/src" -name _go.mod -execdir mv _go.mod go.mod \;
	rm -rf "$cache/go" && mv "$cache/go.new" "$cache/go"
	go_is_new "$cache/go/bin/go" || give_up "the Go that was fetched does not run here." "Install Go $go_least or newer and run again."
}
