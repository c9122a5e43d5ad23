#!/usr/bin/env bash
# Plays thinking opponents against simple-minded ones (docs/opponents.md, "The references") in every scenario of the air game and from both
# sides, and prints a table. A cell once played is kept in out/gate, and the same command goes on where it was stopped. A level is fooled where
# it scores below half by more than chance, from a side on which Pilot scores 35 % or more against Pilot;
# where chance may have decided on which side of half it lies, the cell says undecided.
#
#   GAMES=20 LEVELS="pilot commander" SCENARIOS="channel-1940 ..." scripts/gate.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_go
mkdir -p .cache out/gate
go build -o .cache/awawctl ./cmd/awawctl
games=${GAMES:-20}
foes="pass leave stay allin hoard random steady"

# Those whose balance is measured: lessons and puzzles are aside.
scenarios=${SCENARIOS:-$(for file in scenarios/awaw/*.toml; do
	id=$(basename -s .toml "$file")
	! grep -q "\"$id\"" scenarios/balance.json || echo "$id"
done)}

# cell SCENARIO FIRST SECOND: plays it unless it has been, and sets won, lost and score (of FIRST, in percent, with bounds).
cell() {
	local kept=out/gate/$1-$2-$3-$games.json
	if [ ! -s "$kept" ]; then
		.cache/awawctl ladder "$1" --first "$2" --second "$3" --games "$games" --seed 1 --json >"$kept.new"
		mv "$kept.new" "$kept"
	fi
	won=$(sed -E 's/.*"won":([0-9]+).*/\1/' "$kept") lost=$(sed -E 's/.*"lost":([0-9]+).*/\1/' "$kept")
}

# Wilson's interval, in percent.
bounds() { awk -v w="$1" -v n="$games" 'BEGIN { p = w / n; z = 1.96; d = 1 + z * z / n; m = (p + z * z / (2 * n)) / d
	h = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / d; printf "%.0f %.0f %.0f\n", 100 * p, 100 * (m - h), 100 * (m + h) }'; }

echo "| scenario | level | side | against | games | score | 95 % | Pilots from that side | verdict |"
echo "|---|---|---|---|---|---|---|---|---|"
fooled=0
for scenario in $scenarios; do
	cell "$scenario" pilot pilot
	read -r -a even < <(bounds "$(awk "BEGIN { print $won + ($games - $won - $lost) / 2 }")")
	for level in ${LEVELS:-pilot commander}; do
		for foe in $foes; do
			for side in first second; do
				if [ $side = first ]; then
					cell "$scenario" "$level" "$foe"
					from=${even[0]}
				else
					cell "$scenario" "$foe" "$level"
					read -r won lost <<<"$lost $won"
					from=$((100 - even[0]))
				fi
				read -r -a got < <(bounds "$(awk "BEGIN { print $won + ($games - $won - $lost) / 2 }")")
				verdict=holds
				if [ "${got[1]}" -lt 50 ] && [ "${got[2]}" -ge 50 ]; then
					verdict=undecided
				elif [ "${got[2]}" -lt 50 ]; then
					verdict='that side cannot win'
					[ "$from" -lt 35 ] || { verdict='**fooled**'; fooled=$((fooled + 1)); }
				fi
				echo "| $scenario | $level | $side | $foe | $games | ${got[0]} % | ${got[1]} to ${got[2]} | $from % | $verdict |"
			done
		done
	done
done
echo
echo "Fooled: $fooled."
[ "$fooled" = 0 ]
