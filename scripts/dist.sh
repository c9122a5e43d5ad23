#!/usr/bin/env bash
# Builds the programs for every system and packs them into dist/, with icon, licences and checksums. What can be run here
# is run first; the rest is marked untried. The same commit gives the same bytes.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_go
need_packages libx11-6 libgl1 libgl1-mesa-dri xvfb xauth

version=${VERSION:-$(version_here)}
version=${version:-unknown}
stamp=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}

# Run what this machine can run: the command line plays a game, the window shows one.
here=$(go env GOOS)/$(go env GOARCH)
tried=
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
CGO_ENABLED=0 go build -trimpath -o "$work/awaw" ./cmd/awaw
CGO_ENABLED=0 go build -trimpath -o "$work/awawctl" ./cmd/awawctl
if "$work/awawctl" play first-morning --bots steady,steady --seed 1 --quiet >/dev/null &&
	AWAW_HOME=$work/home xvfb-run -a -s '-screen 0 1600x900x24' "$work/awaw" -mute -scenario first-morning -shot "$work/seen.png" && [ -s "$work/seen.png" ]; then
	tried=$here
	say "$here was tried."
else
	say "$here could not be tried; it is marked so."
fi

if [ "$here" = linux/amd64 ] && scripts/wine.sh; then
	tried=${tried:+$tried,}windows/amd64=Wine
fi

rm -rf dist
go run ./internal/tools/pack -out dist -version "$version" -stamp "$stamp" -tried "$tried" ${ONLY:+-only "$ONLY"}
cat dist/SHA256SUMS
