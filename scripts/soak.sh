#!/usr/bin/env bash
# Random play with all nets, seed after seed. Goes on with the seed at which it stopped; N seeds a run (default 100).
#   N=1000 make soak      FROM=7 N=1 make soak   repeats seed 7
# With "games": N games (default 10000) over all systems and scenarios, by chance and between opponents, looked at after every command, with what
# memory and goroutines the program holds after each hundred. One that fails is shrunk and kept, to be opened in the window. What is done stands in
# .cache/soakgames.json, and another run goes on behind it; FOR stops one after a time.
#   N=10000 FOR=50m scripts/soak.sh games      FROM=412 N=1 scripts/soak.sh games   repeats game 412
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_go
mkdir -p .cache
if [ "${1:-}" = games ]; then
	go test -c -o .cache/soakgames.test ./tests
	begin=$SECONDS
	done=
	[ -n "${FROM:-}" ] || done=$PWD/.cache/soakgames.json
	if ! (cd tests && ../.cache/soakgames.test -test.run 'TestSoak$' -test.v -test.timeout 48h -soak "${N:-10000}" -soakfrom "${FROM:-0}" -soakfile "$done" -soakuntil "${FOR:-0}") |
		tee -a .cache/soakgames.log; then
		exit 1
	fi
	echo "Soak at $(git describe --always --dirty 2>/dev/null || echo unknown): $((SECONDS - begin)) s, nothing found."
	exit 0
fi
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
