# The linters, each a function that prints what it found and fails if it found anything. Sourced by check.

staticcheck_version=0.8.2

# Every Go file stands as gofmt would write it.
lint_format() {
	local found
	found=$(find . -path './.*' -prune -o -name '*.go' -print0 | xargs -0 gofmt -l) || return 1
	[ -z "$found" ] && return
	printf 'not as gofmt writes it: %s\n' $found
	return 1
}

# staticcheck, at one version, with staticcheck.conf.
lint_static() {
	local place=$cache/bin/staticcheck-$staticcheck_version
	if [ ! -x "$place" ]; then
		say "Building staticcheck $staticcheck_version …"
		# Outside the project, so that this project's requirements stay what the game needs.
		(cd / && GOFLAGS=-mod=mod GOBIN=$cache/bin go install honnef.co/go/tools/cmd/staticcheck@v$staticcheck_version) || return 1
		mv "$cache/bin/staticcheck" "$place"
	fi
	"$place" ./...
}

# Shell scripts parse.
lint_shell() {
	local script
	for script in play check .ci/run scripts/*.sh; do bash -n "$script" || return 1; done
}
