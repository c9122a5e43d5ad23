# A display nobody else uses. Sourced by scripts that open the window.
#
#   open_display WxH   starts Xvfb and sets DISPLAY; $work is a folder of its own. Both go when the script ends.

work=$(mktemp -d)
xvfb=
close_display() {
	[ -z "$xvfb" ] || kill "$xvfb" 2>/dev/null || true
	rm -rf "$work"
}
trap close_display EXIT

open_display() {
	exec 3<>"$work/number"
	Xvfb -displayfd 3 -screen 0 "$1x24" >/dev/null 2>&1 &
	xvfb=$!
	for _ in $(seq 100); do
		DISPLAY=:$(cat "$work/number")
		[ "$DISPLAY" = : ] || break
		sleep 0.1
	done
	[ "$DISPLAY" != : ] || give_up "Xvfb did not start."
	export DISPLAY
}
