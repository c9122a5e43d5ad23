# The linters, each a function that prints what it found and fails if it found anything. Sourced by check.

staticcheck_version=0.8.2
gocyclo_version=0.6.0

# A function has at most this many ways through it, as gocyclo counts them.
most_branches=25

# Every Go file stands as gofmt would write it.
lint_format() {
	local found
	found=$(find . -path './.*' -prune -o -name '*.go' -print0 | xargs -0 gofmt -l) || return 1
	[ -z "$found" ] && return
	printf 'not as gofmt writes it: %s\n' $found
	return 1
}

# linter NAME VERSION MODULE: builds a linter at one version, if it is not there, and sets $linter to its place.
linter() {
	linter=$cache/bin/$1-$2
	[ -x "$linter" ] && return
	say "Building $1 $2 …"
	# Outside the project, so that this project's requirements stay what the game needs.
	(cd / && GOFLAGS="${GOFLAGS:-} -mod=mod" GOBIN=$cache/bin go install "$3@v$2") || return 1
	mv "$cache/bin/$1" "$linter"
}

# staticcheck, at one version, with staticcheck.conf.
lint_static() {
	linter staticcheck "$staticcheck_version" honnef.co/go/tools/cmd/staticcheck || return 1
	in_modules "$linter" ./...
}

# go vet.
lint_vet() { in_modules go vet ./...; }

# in_modules COMMAND…: runs it in the project and in the module of its own that tries the page.
in_modules() { "$@" && (cd tests/web && "$@"); }

# No function branches more than a reader follows, those of tests among them; none is too long, no file and no package too large,
# tests aside. Generated code is aside of all.
lint_size() {
	linter gocyclo "$gocyclo_version" github.com/fzipp/gocyclo/cmd/gocyclo || return 1
	local found=0 line
	while read -r line; do
		echo "$line: at most $most_branches ways through a function: divide it by idea"
		found=1
	done < <(find . -path './.*' -prune -o -name '*.go' -print0 |
		xargs -0 grep -L -E '^// Code generated .* DO NOT EDIT\.$' | xargs "$linter" -over "$most_branches")
	[ "$found" = 0 ] && go test -count=1 -run 'FunctionsAreShort|FilesHoldOneIdea|PackagesAreRooms' ./tests/arch
}

# Shell scripts parse.
lint_shell() {
	local script
	for script in play check .ci/run scripts/*.sh; do bash -n "$script" || return 1; done
}
