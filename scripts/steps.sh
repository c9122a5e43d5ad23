# Runs named steps one after the other, keeps their times and verdicts, and closes with a table. Sourced by check.
#
#   step NAME COMMAND…   runs COMMAND; it passes if it ends with 0, and a failure does not stop the others
#   steps_close          prints the table and the time used; false if any step failed

declare -a step_lines=()
step_failed=0

step() {
	local name=$1 begin=$SECONDS verdict=ok
	shift
	printf '\n== %s\n' "$name"
	"$@" || { verdict=FAILED; step_failed=$((step_failed + 1)); }
	step_lines+=("$(printf '%-7s %4d s  %s' "$verdict" $((SECONDS - begin)) "$name")")
}

steps_close() {
	printf '\n== Summary\n'
	printf '%s\n' "${step_lines[@]}"
	printf '%d min %02d s in all. ' $((SECONDS / 60)) $((SECONDS % 60))
	if [ "$step_failed" = 0 ]; then printf 'Everything passed.\n'; return 0; fi
	printf '%d of %d steps failed; what they said stands above.\n' "$step_failed" ${#step_lines[@]}
	return 1
}
