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

# play NAME: plays one session with a home of its own, holding what the session finds there; false if it fails.
play() {
	local file=$sessions/$1.txt flags begin=$SECONDS
	[ -f "$file" ] || { say "There is no session $1."; return 1; }
	flags=$(sed -n 's/^# flags: *//p' "$file" | head -n 1)
	rm -rf "${work:?}/$1"
	mkdir -p "$work/$1"
	[ ! -d "cmd/awaw/testdata/homes/$1" ] || cp -r "cmd/awaw/testdata/homes/$1/." "$work/$1"
	# shellcheck disable=SC2086 # flags are several words
	AWAW_HOME=$work/$1 timeout 900 "$work/awaw" -mute -seed 5 -size 1600x900 $flags -session "$file" -shots "$out" || { say "$1: FAILED"; return 1; }
	say "$1: good, $((SECONDS - begin)) s"
}

# A real window runs by the clock: who fails is played once more, and what fails twice has failed.
[ $# -gt 0 ] || set -- $(basename -s .txt "$sessions"/*.txt)
again=()
for name; do play "$name" || again+=("$name"); done
failed=()
for name in "${again[@]}"; do play "$name" || failed+=("$name"); done
[ ${#again[@]} = 0 ] || say "Failed once: ${again[*]}. Failed twice: ${failed[*]:-none}."
[ ${#failed[@]} = 0 ]
