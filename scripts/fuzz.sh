#!/usr/bin/env bash
# Every fuzz test in turn, TIME each (default 60s). Inputs found are kept by Go, so that a later run goes on from them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_go
echo "Fuzzing at $(git describe --always --dirty 2>/dev/null || echo unknown)"
found=0
while IFS=: read -r file line; do
	name=${line#func } name=${name%%(*}
	found=$((found + 1))
	echo "== ./$(dirname "$file") $name"
	go test -run '^$' -fuzz "^$name\$" -fuzztime "${TIME:-60s}" "./$(dirname "$file")"
done < <(grep -r --include='*_test.go' -E '^func Fuzz[A-Z][A-Za-z0-9]*\(' ai aircombat assets cmd engine hexmap internal scenarios tables tests units)
[ "$found" -gt 0 ]
