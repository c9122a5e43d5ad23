#!/usr/bin/env bash
# The pictures of the README, moments of written sessions, into docs/pictures: the flagship on land and at sea, each other system, a recap.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_packages imagemagick
scripts/sessions.sh target sighted evening wings units realism supremacy
mkdir -p docs/pictures
for picture in target-ticked:target sighted-all:sea evening-recap:recap wings-written:wings units-settled:units realism-strike:realism supremacy-send:supremacy; do
	convert "out/sessions/${picture%%:*}.png" -resize 1200x -strip -quality 84 "docs/pictures/${picture##*:}.jpg"
	say "docs/pictures/${picture##*:}.jpg"
done
sed -i "s/at commit [0-9a-f]*\.\$/at commit $(git rev-parse --short=8 HEAD)./" README.md
