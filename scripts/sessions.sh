#!/usr/bin/env bash
# Plays written sessions into the real window on a display of its own: from the start screen to a decided game by mouse, by
# keyboard, two at one desk, replay, options, every page. Names choose some of them; without any all are played. Pictures go
# to out/sessions. With "toys" first they are the sessions of the toy, in a build that holds it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
. scripts/display.sh
need_go
need_packages libx11-6 libgl1 libgl1-mesa-dri libxrandr2 libxi6 libxcursor1 libxinerama1 xvfb

sessions=cmd/awaw/testdata/sessions
if [ "${1:-}" = toys ]; then # of a build with the toy, as scripts/toys.sh asks for
	sessions=engine/toys/skerries/sessions
	shift
fi
out=out/sessions
mkdir -p "$out"
open_display 1600x900
go build -o "$work/awaw" ./cmd/awaw
failed=0
[ $# -gt 0 ] || set -- $(basename -s .txt "$sessions"/*.txt)
for name; do
	file=$sessions/$name.txt
	[ -f "$file" ] || { say "There is no session $name."; failed=1; continue; }
	flags=$(sed -n 's/^# flags: *//p' "$file" | head -n 1)
	begin=$SECONDS
	mkdir -p "$work/$name" # a home of its own, with what the session finds there
	[ ! -d "cmd/awaw/testdata/homes/$name" ] || cp -r "cmd/awaw/testdata/homes/$name/." "$work/$name"
	# shellcheck disable=SC2086 # flags are several words
	if AWAW_HOME=$work/$name timeout 600 "$work/awaw" -mute -seed 5 -size 1600x900 $flags -session "$file" -shots "$out"; then
		say "$name: good, $((SECONDS - begin)) s"
	else
		say "$name: FAILED"
		failed=1
	fi
done
exit "$failed"
