#!/usr/bin/env bash
# Builds the game as a page for the browser in dist/web/, or tries such a page in Chromium:
#
#   scripts/web.sh          the page as a host gets it, packed as small as it goes
#   scripts/web.sh tests    a page packed in haste, opened and played by mouse; pictures in out/shots-web
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh

need_go
if [ "${1:-}" != tests ]; then
	go run ./internal/tools/page -out dist/web
	du -h dist/web/*
	exit
fi
need_packages chromium
go run ./internal/tools/page -quick -out out/web
mkdir -p out/shots-web
cd tests/web
go test ./... -count=1 -v -timeout 20m -args -page "$OLDPWD/out/web" -shots "$OLDPWD/out/shots-web"
