#!/usr/bin/env bash
# Measures the opponents of the two air systems of Diplomacy: one of a level among six of another, in every seat in turn. Games are kept in
# out/seats, and the same command goes on where it was stopped. GAMES is how many games the one plays in each seat, TURNS how many years a
# game lasts, WORKERS how many games are played at once.
#   GAMES=60 make seats
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_go
mkdir -p .cache out/seats
go build -o .cache/awawctl ./cmd/awawctl
for system in rn46:wings-1901 rn44:air-units-1901; do
	id=${system%%:*} scenario=${system##*:}
	for pair in pilot,cadet,1000,1 commander,pilot,30000,1000 marshal,pilot,120000,1000; do
		IFS=, read -r one among nodes others <<<"$pair"
		.cache/awawctl seats "$scenario" --one "$one" --among "$among" --nodes "$nodes,$others" --games "${GAMES:-60}" --turns "${TURNS:-8}" \
			--workers "${WORKERS:-1}" --out "out/seats/$id-$one.jsonl" --figures "ai/wings/measured-$id.json" --quiet
	done
done
