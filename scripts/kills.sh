#!/usr/bin/env bash
# kill -9 against the real programs while they play: awawctl play, and the window under a virtual display. What the last entry was that
# the program took as written must stand in the save, which must open and prove. ROUNDS of each (default 20); ./check tries a few.
#   scripts/kills.sh 200        scripts/kills.sh 5 ctl        scripts/kills.sh 5 window
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
. scripts/display.sh
need_go
rounds=${1:-20} which=${2:-both}
go build -o "$work/awawctl" ./cmd/awawctl
lost=0 tried=0 told=0

# compare SAVE TOLD: is the last entry that was told in the save, and does the save hold all its promises?
compare() {
	local last chain n code=0
	last=$(grep -E '^written [0-9]+ [0-9a-f]{64}$' "$2" | tail -n 1 || true)
	tried=$((tried + 1))
	[ -n "$last" ] || return 0
	read -r _ n chain <<<"$last"
	told=$((told + n))
	if ! grep -q "^{\"n\":$n,.*\"chain\":\"$chain\"}\$" "$1"; then
		say "LOST: entry $n was written, and $1 lacks it"
		lost=$((lost + 1))
		cp "$1" "out/lost-$tried.awaw"
	fi
	"$work/awawctl" verify "$1" >"$work/verify" 2>&1 || code=$?
	if [ $code != 0 ] && [ $code != 3 ]; then
		say "BROKEN after a kill: $(cat "$work/verify")"
		lost=$((lost + 1))
		cp "$1" "out/lost-$tried.awaw"
	fi
}

# after SECONDS PID: kills a program so many seconds after it told its first entry.
after() {
	for _ in $(seq 600); do
		if [ -s "$work/told" ] || ! kill -0 "$2" 2>/dev/null; then break; fi
		sleep 0.1
	done
	sleep "$1"
	kill -9 "$2" 2>/dev/null || true
	wait "$2" 2>/dev/null || true
}

mkdir -p out
if [ "$which" != window ]; then
	for _ in $(seq "$rounds"); do
		save=$work/ctl.awaw
		rm -f "$save" "$work/told"
		"$work/awawctl" play channel-1940 --quiet --lines --journal "$save" >"$work/told" 2>"$work/errors" &
		after "0.$(printf %03d $((RANDOM % 600)))" $!
		if [ -e "$save" ]; then compare "$save" "$work/told"; fi
	done
	say "awawctl play: $tried killed, $told entries told, $lost lost"
fi
if [ "$which" != ctl ]; then
	need_packages libx11-6 libgl1 libgl1-mesa-dri libxrandr2 libxi6 libxcursor1 libxinerama1 xvfb
	go build -o "$work/awaw" ./cmd/awaw
	open_display 1400x900
	printf 'wait 300\nact guide.leave\ntell\nkeys 9000\n' >"$work/session"
	before=$tried
	for _ in $(seq "$rounds"); do
		rm -rf "$work/desk" "$work/told"
		mkdir -p "$work/desk"
		AWAW_HOME=$work/desk "$work/awaw" -mute -size 1400x900 -scenario first-morning -session "$work/session" -shots "$work" >"$work/told" 2>&1 &
		after "$((RANDOM % 4)).$(printf %03d $((RANDOM % 1000)))" $!
		for save in "$work"/desk/saves/*.awaw; do
			if [ -e "$save" ]; then compare "$save" "$work/told"; fi
		done
	done
	say "the window: $((tried - before)) killed"
fi
say "In all $tried killed with -9, $told entries told as written, $lost lost."
[ $lost = 0 ]
