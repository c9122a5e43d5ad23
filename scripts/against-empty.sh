#!/usr/bin/env bash
# Measures the game against an empty Ebitengine window in the same run: how long until the first frame, and how much work
# a window at rest is. Each is the median of five, taken in turns. Fails beyond 1.5 times and 1.2 times.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
. scripts/display.sh
need_go
need_packages libx11-6 libgl1 libgl1-mesa-dri xvfb

open_display 1600x900
go build -o "$work/awaw" ./cmd/awaw
go build -o "$work/empty" ./cmd/awaw/internal/empty
export AWAW_HOME=$work/home

# first COMMAND…: milliseconds until it says "first frame".
first() {
	local begin end line
	begin=$(date +%s%N)
	coproc window { exec "$@" 2>&1; }
	local pid=$window_PID
	while read -r line <&"${window[0]}"; do [ "$line" = 'first frame' ] && break; done
	end=$(date +%s%N)
	kill "$pid" 2>/dev/null || true
	wait "$pid" 2>/dev/null || true
	echo $(((end - begin) / 1000000))
}
# rest COMMAND…: hundredths of a second of work in ten seconds at rest.
rest() {
	"$@" >/dev/null 2>&1 &
	local pid=$! from
	sleep 8
	from=$(ticks $pid)
	sleep 10
	echo $(($(ticks $pid) - from))
	kill $pid 2>/dev/null || true
	wait $pid 2>/dev/null || true
}
ticks() { sed 's/.*) //' "/proc/$1/stat" | awk '{ print $12 + $13 }'; }
median() { sort -n | sed -n 3p; }

game=("$work/awaw" -mute -seed 5 -size 1600x900 -scale 1 -scenario channel-1940)
: >"$work/game.first" && : >"$work/empty.first" && : >"$work/game.rest" && : >"$work/empty.rest"
first "${game[@]}" -bench >/dev/null # so that both find their files in memory
first "$work/empty" >/dev/null
for _ in 1 2 3 4 5; do
	first "$work/empty" >>"$work/empty.first"
	first "${game[@]}" -bench >>"$work/game.first"
done
for _ in 1 2 3 4 5; do
	rest "$work/empty" >>"$work/empty.rest"
	rest "${game[@]}" >>"$work/game.rest"
done
ef=$(median <"$work/empty.first") gf=$(median <"$work/game.first") er=$(median <"$work/empty.rest") gr=$(median <"$work/game.rest")
printf 'First frame: game %d ms, empty window %d ms, %s times (at most 1.5).\n' "$gf" "$ef" "$(awk "BEGIN { printf \"%.2f\", $gf / $ef }")"
printf 'Ten seconds at rest: game %d ms of work, empty window %d ms, %s times (at most 1.2).\n' $((gr * 10)) $((er * 10)) "$(awk "BEGIN { printf \"%.2f\", $gr / ($er > 0 ? $er : 1) }")"
awk "BEGIN { exit !($gf <= 1.5 * $ef && $gr <= 1.2 * $er + 1) }"
