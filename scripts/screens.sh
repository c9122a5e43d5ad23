#!/usr/bin/env bash
# Opens the real window on a display of its own, drives it with mouse and keys, and keeps pictures and figures in
# out/screens. Fails if a picture is empty, a click changes nothing, a save is lost, or the window does not close.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh

need_go
need_packages libx11-6 libgl1 libgl1-mesa-dri libxrandr2 libxi6 libxcursor1 libxinerama1 xvfb xdotool imagemagick

out=out/screens
work=$(mktemp -d)
xvfb=
game=
cleanup() {
	[ -z "$game" ] || kill "$game" 2>/dev/null || true
	[ -z "$xvfb" ] || kill "$xvfb" 2>/dev/null || true
	rm -rf "$work"
}
trap cleanup EXIT
mkdir -p "$out"
go build -o "$work/awaw" ./cmd/awaw

# A display nobody uses, as large as the largest window.
exec 3<>"$work/number"
Xvfb -displayfd 3 -screen 0 1920x1080x24 >/dev/null 2>&1 &
xvfb=$!
for _ in $(seq 50); do
	DISPLAY=:$(cat "$work/number")
	[ "$DISPLAY" = : ] || break
	sleep 0.1
done
[ "$DISPLAY" != : ] || give_up "Xvfb did not start."
export DISPLAY AWAW_HOME=$work/home

failed=0
fail() { say "FAILED: $1"; failed=1; }

# full FILE: does the picture show something? A blank window has a handful of colours.
full() {
	local colours
	colours=$(identify -format %k "$1")
	say "$1: $colours colours"
	[ "$colours" -gt 2000 ] || fail "$1 is empty"
}

# still NAME FLAGS…: the window as it looks when nothing more is painted.
still() {
	local name=$1
	shift
	timeout 120 "$work/awaw" -mute -saves "$work/saves-$name" -seed 5 -shot "$out/$name.png" "$@" || fail "$name: the window ended with code $?"
	full "$out/$name.png"
}

still start
still start-small -size 1280x720
still game -scenario channel-1940
still game-small -scenario channel-1940 -size 1280x720
still game-large -scenario channel-1940 -size 1920x1080
still lesson -scenario first-morning

# One session by hand: choose a counter, drag, zoom, undo, close.
"$work/awaw" -mute -saves "$work/saves" -seed 5 -scenario channel-1940 -bench 2>"$out/figures.txt" &
game=$!
window=
for _ in $(seq 100); do
	window=$(xdotool search --pid "$game" 2>/dev/null | tail -n 1) && [ -n "$window" ] && break
	sleep 0.1
done
[ -n "$window" ] || give_up "The window did not open."
sleep 4
xdotool windowfocus "$window"
shoot() { import -window "$window" "$out/$1.png"; full "$out/$1.png"; }
press() { xdotool mousemove --window "$window" "$1" "$2" sleep 0.2 mousedown 1 sleep 0.1 mouseup 1 sleep 1.2; }
# differs A B: two pictures are not the same.
differs() { if compare -metric AE "$out/$1.png" "$out/$2.png" null: >/dev/null 2>&1; then fail "$1 and $2 are the same picture"; fi; }

shoot 1-begin
press 650 640
shoot 2-chosen
differs 1-begin 2-chosen
xdotool mousemove --window "$window" 900 300 sleep 0.2 mousedown 1
for i in $(seq 30); do xdotool mousemove --window "$window" $((900 - 8 * i)) $((300 + 6 * i)); done
xdotool mouseup 1 sleep 1.5
shoot 3-dragged
differs 2-chosen 3-dragged
xdotool click --repeat 4 --delay 80 4 sleep 2
shoot 4-near
differs 3-dragged 4-near
xdotool key Escape sleep 0.3 key Home sleep 1.5 key f sleep 1.5
shoot 5-finished
differs 1-begin 5-finished
xdotool key z sleep 1.5
shoot 6-undone
differs 5-finished 6-undone

# Ended without a word, the game loses nothing: its save goes on where it was.
kill "$game"; wait "$game" 2>/dev/null || true
game=
still 7-continued -load "$(ls "$work"/saves/*.awaw | head -n 1)"
still 8-replay -replay "$(ls "$work"/saves/*.awaw | head -n 1)"

# The start screen is left by its key, with exit code 0.
"$work/awaw" -mute -saves "$work/saves" &
game=$!
sleep 4
window=$(xdotool search --pid "$game" | tail -n 1)
xdotool windowfocus "$window" sleep 0.3 key q
for _ in $(seq 50); do kill -0 "$game" 2>/dev/null || break; sleep 0.1; done
if kill -0 "$game" 2>/dev/null; then fail "the start screen was not left by its key"
else wait "$game" || fail "leaving ended with code $?"; game=; fi

say "Pictures of $(git rev-parse --short HEAD 2>/dev/null || echo 'this tree') are in $out. The last figures:"
tail -n 3 "$out/figures.txt" >&2
exit "$failed"
