#!/usr/bin/env bash
# Learns from games between Pilots how likely positions are to be won (ai/awaw/chances.json), and prints how far that is off in games it has not
# learnt from (docs/opponents.md). Games are kept in out/values, and the same command goes on where it was stopped. GAMES are learnt from, TESTS
# are not, in each scenario.
#   GAMES=400 make values
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_go
mkdir -p .cache
go build -o .cache/awawctl ./cmd/awawctl
.cache/awawctl values --games "${GAMES:-400}" --tests "${TESTS:-200}" --workers "${WORKERS:-2}" --out out/values --models ai/awaw/chances.json \
	--commit "$(git describe --always 2>/dev/null || echo unknown)"
