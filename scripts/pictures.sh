#!/usr/bin/env bash
# The pictures of the README that written sessions take: one moment of each system that is not the flagship, into docs/pictures.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_packages imagemagick
scripts/sessions.sh wings realism supremacy
mkdir -p docs/pictures
for picture in wings-written:wings realism-strike:realism supremacy-send:supremacy; do
	convert "out/sessions/${picture%%:*}.png" -resize 1200x -strip -quality 84 "docs/pictures/${picture##*:}.jpg"
	say "docs/pictures/${picture##*:}.jpg"
done
