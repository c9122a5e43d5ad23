#!/usr/bin/env bash
# Random play with all nets, seed after seed. Goes on with the seed at which it stopped; N seeds a run (default 100).
#   N=1000 make soak      FROM=7 N=1 make soak   repeats seed 7
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_go
mkdir -p .cache
next=.cache/soak.next
seed=${FROM:-$(cat "$next" 2>/dev/null || echo 1)}
last=$((seed + ${N:-100} - 1))
commit=$(git describe --always --dirty 2>/dev/null || echo unknown)
# Built once: every seed plays the same program.
go test -c -o .cache/soak.test ./engine/awaw
begin=$SECONDS played=0
while [ "$seed" -le "$last" ]; do
	if ! (cd engine/awaw && AWAW_SEED=$seed ../../.cache/soak.test -test.timeout 30m) >.cache/soak.log 2>&1; then
		cat .cache/soak.log
		echo "Soak at $commit: seed $seed fails. To repeat: FROM=$seed N=1 make soak"
		exit 1
	fi
	played=$((played + 1)) seed=$((seed + 1))
	[ -n "${FROM:-}" ] || { echo "$seed" >"$next.new" && mv "$next.new" "$next"; }
done
echo "Soak at $commit: $played seeds up to $last, $((SECONDS - begin)) s, nothing found."
