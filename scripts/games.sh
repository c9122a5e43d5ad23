#!/usr/bin/env bash
# Whole games by chance, one over every scenario for each seed, each replayed. Goes on with the seed at which it stopped; N
# seeds a run (default 100). .cache/games.txt tells of every run.
#   N=91 make games      FROM=7 N=1 make games   repeats seed 7
#   NETS=200 ONLY='first-raid|world-1942' AS=raids make games   these scenarios alone, with all nets cast every 200 commands; AS keeps the seeds of
#   such a run apart
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_go
mkdir -p .cache
as=${AS:-games}
next=.cache/$as.next
seed=${FROM:-$(cat "$next" 2>/dev/null || echo 1)}
first=$seed
last=$((seed + ${N:-100} - 1))
commit=$(git describe --always --dirty 2>/dev/null || echo unknown)
# Built once: every seed plays the same program.
go test -c -o ".cache/$as.test" ./tests
begin=$SECONDS games=0
while [ "$seed" -le "$last" ]; do
	if ! (cd tests && ../.cache/"$as".test -test.run "WholeGamesByChance/^(${ONLY:-.*})\$" -test.v -test.timeout 30m -game "$seed" -nets "${NETS:-0}") >".cache/$as.log" 2>&1; then
		cat ".cache/$as.log"
		echo "Games at $commit: seed $seed fails. To repeat: FROM=$seed N=1 NETS=${NETS:-0} make games"
		exit 1
	fi
	games=$((games + $(grep -c '^    --- PASS' ".cache/$as.log"))) seed=$((seed + 1))
	[ -n "${FROM:-}" ] || { echo "$seed" >"$next.new" && mv "$next.new" "$next"; }
done
echo "Games at $commit: seeds $first to $last, $games games over $(grep -c '^    --- PASS' ".cache/$as.log") scenarios, nets every ${NETS:-0}, $((SECONDS - begin)) s, no dead end, all replay equal." | tee -a .cache/games.txt
