#!/usr/bin/env bash
# Builds the game as a page for the browser in dist/web/, or tries such a page in a browser:
#
#   scripts/web.sh          the page as a host gets it, packed as small as it goes
#   scripts/web.sh tests    a page packed in haste, opened and played by mouse; pictures in out/shots-web
#   scripts/web.sh tests short   the same without the longest journeys: screens of many sizes, hands, newer versions, recordings of every system
#   scripts/web.sh times    how long the page takes, for the table of docs/web.md
#   scripts/web.sh beside FOLDER   how soon it stands, by turns with a page that was built before into that folder
#   scripts/web.sh profile  which functions are at work while the page is held up, and profiles for the browser's own tools in out/shots-web
#   scripts/web.sh firefox  the page in Firefox: a start, a mission by mouse, a reload, a recording
#   scripts/web.sh evening [SCENARIO]   a whole game by mouse, loaded again and killed on the way; a quarter of an hour and more
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh

need_go
page=$PWD/out/web shots=$PWD/out/shots-web
browser=(chromium) through=() how=()
case ${1:-} in
'')
	go run ./internal/tools/page -out dist/web
	du -h dist/web/*
	exit
	;;
tests)
	case ${2:-} in
	'') try=(-timeout 20m -args) ;;
	short) try=(-short -timeout 20m -args) ;;
	*) give_up "'$2' is not understood; tests are run whole or short." ;;
	esac
	;;
profile) try=(-run TestProfile -timeout 30m -args -profile) page=$PWD/out/web-names how=(-names) ;;
beside) try=(-run TestStartsBeside -timeout 30m -args -beside "$(realpath "${2:?which folder?}")") ;;
times) try=(-run TestTimes -timeout 30m -args -times) ;;
firefox) try=(-run TestFirefox -timeout 20m -args -firefox) browser=(firefox-esr xvfb xauth libgl1 libgl1-mesa-dri) through=(xvfb-run -a -s '-screen 0 1600x1000x24') ;;
evening) try=(-run TestEvening -timeout 3h -args -evening "${2:-channel-1940}") ;;
*) give_up "'$1' is not understood; its first lines say what is." ;;
esac
need_packages "${browser[@]}"
# The page of the last time is good as long as nothing of the project has changed.
key=$({ git rev-parse HEAD && git diff HEAD && git ls-files -o --exclude-standard -z | xargs -0 -r sha256sum && go version; } 2>/dev/null | sha256sum) || key=
if [ -z "$key" ] || [ "$key" != "$(cat "$page/key" 2>/dev/null)" ]; then
	rm -f "$page/key"
	go run ./internal/tools/page -quick "${how[@]}" -out "$page"
	echo "$key" >"$page/key"
fi
mkdir -p "$shots"
cd tests/web
try_it() { "${through[@]}" go test ./... -count=1 -v "${try[@]}" -page "$page" -shots "$shots"; }
# A real browser runs by the clock: tests that fail are tried once more, all of them, and what fails twice has failed.
if [ "$1" = tests ]; then
	try_it || { say "Failed once; tried again."; try_it; }
else
	try_it
fi
