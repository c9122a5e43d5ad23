#!/usr/bin/env bash
# Measures how even every scenario is and writes docs/balance.md. Goes on where it was stopped, as long as the
# program plays the same; where it does not, it begins anew. BOT and SPOT are the opponents (SPOT= for none), GAMES and SPOT_GAMES how many.
#   GAMES=400 make balance
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_go
mkdir -p .cache
go build -o .cache/awawctl ./cmd/awawctl
.cache/awawctl sim balance --bot "${BOT:-pilot}" --games "${GAMES:-200}" --spot "${SPOT-commander}" --spot-games "${SPOT_GAMES:-20}" \
	--seed "${SEED:-1}" --page docs/balance.md --figures scenarios/balance.json --commit "commit $(git describe --always --dirty 2>/dev/null || echo unknown)"
