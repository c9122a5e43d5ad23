# Runs named steps one after the other, keeps their times and verdicts, and closes with a table. Sourced by check, under pipefail.
#
#   step NAME COMMAND…   runs COMMAND; it passes if it ends with 0, and a failure does not stop the others. One that is silent says
#                        every ten seconds that it still runs
#   skip NAME HOW        says that a step is left out here, and how it is run
#   steps_close          prints the table, the last words of those that failed, and the time used; false if any failed

declare -a step_lines=() step_failures=()
step_said=$(mktemp -d)
trap 'rm -rf "$step_said"' EXIT

# step_lives NAME: says that a step still runs, within ten seconds of its last word.
step_lives() {
	local seen=0 now quiet=0 begin=$SECONDS
	while sleep 3 >/dev/null 2>&1; do
		now=$(stat -c %s "$step_said/now") || now=gone
		quiet=$((quiet + 1))
		[ "$now" = "$seen" ] || quiet=0
		seen=$now
		[ $quiet -lt 2 ] || { quiet=0; printf '   … %s: %d s\n' "$1" $((SECONDS - begin)); }
	done
}

step() {
	local name=$1 begin=$SECONDS verdict=ok lives
	shift
	printf '\n== %s\n' "$name"
	: >"$step_said/now"
	step_lives "$name" &
	lives=$!
	"$@" 2>&1 | tee "$step_said/now" || { verdict=FAILED; step_failures+=("$name"); tail -n 25 "$step_said/now" >"$step_said/${#step_failures[@]}"; }
	kill "$lives" 2>/dev/null || true
	wait "$lives" 2>/dev/null || true
	step_lines+=("$(printf '%-7s %4d s  %s' "$verdict" $((SECONDS - begin)) "$name")")
}

skip() {
	printf '\n== %s\nNot run here: %s\n' "$1" "$2"
	step_lines+=("$(printf '%-7s %4s    %s: %s' skipped - "$1" "$2")")
}

steps_close() {
	printf '\n== Summary\n'
	printf '%s\n' "${step_lines[@]}"
	printf '%d min %02d s in all. ' $((SECONDS / 60)) $((SECONDS % 60))
	if [ ${#step_failures[@]} = 0 ]; then printf 'Everything passed.\n'; return 0; fi
	printf '%d of %d steps failed; all that they said stands above, their last words below.\n' ${#step_failures[@]} ${#step_lines[@]}
	local i
	for i in "${!step_failures[@]}"; do printf '\n-- %s\n' "${step_failures[i]}"; cat "$step_said/$((i + 1))"; done
	return 1
}
