#!/usr/bin/env bash
# Measures every level of the thinking opponents against the one below in every scenario of the air game, and writes the tables of docs/opponents.md.
# What was measured stands in ai/measured.json, a line for each level and scenario with the commit that played; games are kept in out/ladder; the
# same command goes on where it was stopped. AGAIN=1 measures again what LEVELS and SCENARIOS name: games kept count only if the opponents still
# play them so. Decisions are timed with one worker alone.
#
#   make ladder
#   AGAIN=1 LEVELS=commander SCENARIOS="crete-1941 midway-1942" scripts/ladder.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_go
mkdir -p .cache
go build -o .cache/awawctl ./cmd/awawctl
read -r -a scenarios <<<"${SCENARIOS:-}"
read -r -a levels <<<"${LEVELS:-}"
.cache/awawctl ladder "${scenarios[@]}" "${levels[@]/#/--level=}" ${AGAIN:+--again} --games "${GAMES:-100}" --workers "${WORKERS:-1}" --out out/ladder \
	--measured ai/measured.json --page docs/opponents.md --commit "${COMMIT:-$(git describe --always --dirty 2>/dev/null || echo unknown)}"
