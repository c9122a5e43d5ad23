#!/usr/bin/env bash
# Types every command that README prints in a block, each as it stands there, but for those that open a window or check: nothing may fail.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
said=$(mktemp)
trap 'rm -f "$said"' EXIT
typed=0
rm -f out/game.awaw out/game.html # a second time: a save is never overwritten
while IFS= read -r line; do
	case $line in './play'* | './check'*) continue ;; esac
	if ! bash -c "$line" >"$said" 2>&1 </dev/null; then
		tail -n 5 "$said" >&2
		give_up "README prints a command that fails: $line"
	fi
	typed=$((typed + 1))
done < <(sed -n '/^```/,/^```/{/^```/d;p}' README.md)
[ "$typed" -gt 5 ] || give_up "README prints $typed commands: its blocks were not understood."
say "All $typed commands of README work as printed."
