#!/usr/bin/env bash
# Fuzz targets, one after the other and one worker each, until each has had TIME seconds (default 600) over all runs together: it can be
# stopped and started again, and goes on where it stopped. Names given are those to run, as PACKAGE/NAME or a part of it; all without.
# What is found lies under testdata/fuzz of its package, for the ordinary tests to try from then on.
#   make fuzz      TIME=60 scripts/fuzz.sh engine/FuzzReadJournal hexmap
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_go
root=$PWD cache=$PWD/.cache/fuzz TIME=${TIME:-600}
mkdir -p "$cache/corpus" "$cache/done"
commit=$(git describe --always --dirty 2>/dev/null || echo unknown)

# targets: PACKAGE/NAME, each on a line
targets() {
	grep -r --include='*_test.go' -o -E '^func Fuzz[A-Z][A-Za-z0-9]*' ai aircombat areamap assets cmd engine hexmap internal scenarios tables tests units |
		sed -E 's,/[^/]*_test\.go:func ,/,' | sort
}

# had TARGET: seconds it has run and inputs it has tried so far
had() { cat "$cache/done/${1//\//.}" 2>/dev/null || echo 0 0; }

wanted=()
while read -r t; do
	[ $# = 0 ] && wanted+=("$t")
	for part in "$@"; do
		[[ $t == *"$part"* ]] && { wanted+=("$t"); break; }
	done
done < <(targets)
[ ${#wanted[@]} -gt 0 ] || { say "No fuzz target is called that."; exit 2; }

failed=0
for t in "${wanted[@]}"; do
	read -r seconds tried < <(had "$t")
	[ "$seconds" -lt "$TIME" ] || continue
	package=${t%/*} name=${t##*/}
	binary=$cache/${package//\//.}.test
	go test -c -fuzz "$name" -o "$binary" "./$package"
	echo "== $t: $((TIME - seconds)) s"
	begin=$SECONDS code=0
	(cd "$package" && nice -n 19 "$binary" -test.run '^$' -test.fuzz "^$name\$" -test.fuzztime "$((TIME - seconds))s" \
		-test.fuzzminimizetime 1x -test.fuzzcachedir "$cache/corpus/$package" -test.parallel 1) >"$cache/log" 2>&1 || code=$?
	new=$(grep -o 'execs: [0-9]*' "$cache/log" | tail -1 | cut -d' ' -f2 || true)
	echo "$((seconds + SECONDS - begin)) $((tried + ${new:-0}))" >"$cache/done/${t//\//.}"
	[ $code = 0 ] || { failed=$((failed + 1)); grep -v '^fuzz: elapsed' "$cache/log" | tail -40; }
done

echo "Fuzzed at $commit:"
for t in "${wanted[@]}"; do
	read -r seconds tried < <(had "$t")
	kept=$(find "$root/${t%/*}/testdata/fuzz/${t##*/}" -type f 2>/dev/null | wc -l || true)
	printf '%-34s %6d s %12d inputs %4d kept\n' "$t" "$seconds" "$tried" "$kept"
done
[ $failed = 0 ]
