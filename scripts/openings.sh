#!/usr/bin/env bash
# Finds out what to do before the first dice of each scenario of the air game (ai/awaw/openings.json, docs/opponents.md): plans are played on to
# the end of the game. What the book has of scenarios that are not named stays.
#   GAMES=200 scripts/openings.sh [SCENARIO...]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_go
mkdir -p .cache
go build -o .cache/awawctl ./cmd/awawctl
.cache/awawctl openings "$@" --games "${GAMES:-200}" --workers "${WORKERS:-2}" --commit "$(git describe --always 2>/dev/null || echo unknown)"
