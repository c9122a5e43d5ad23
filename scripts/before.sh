#!/usr/bin/env bash
# Plays the Commander of today against the Commander of an earlier commit, at the rules of today, and prints a line for each scenario and order of
# seats: what the first side of a pair won of its games, and the seconds of processor time all of it took. The earlier opponents are built into today's program as bots
# "before-commander" and "before-pilot", beside a checkout in .cache/before that nothing else uses. Games with both seats by the earlier one, and by
# today's, tell what a decision costs each.
#
#   scripts/before.sh 8068226c                                # what docs/opponents.md tells of: every scenario, 12 games a seat
#   GAMES=24 SEED=1 scripts/before.sh 8068226c crete-1941
#
# What opponents ask of the engine may have other arguments now: those that differ from 8068226c are put in below. From another commit it may not build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_go
commit=${1:?a commit}
shift
top=.cache/before
rm -rf "$top"
git archive --prefix="$top/" HEAD | tar x
mkdir "$top/before"
git archive "$commit" ai | tar x -C "$top/before" --strip-components=1
cd "$top"
rm -rf before/{aitest,realism,supremacy,wings}
find before -name '*_test.go' -delete
grep -rl '"awaw/ai["/]' before | xargs sed -i 's#"awaw/ai\(["/]\)#"awaw/before\1#'
sed -i 's/pos\.\(Reached\|Lines\)(\(s\.side\|s\.foe\))/pos.\1(\2, nil)/' before/awaw/land*.go
cat >ai/before.go <<'GO'
package ai

import (
	"strings"

	"awaw/before"
	beforeawaw "awaw/before/awaw"
	"awaw/engine"
)

type earlier struct{ ai.Player }

func (e earlier) Decide(p engine.Position, side engine.Side, _ Watch) Decision {
	d := e.Player.Decide(p, side, ai.Watch{})
	return Decision{Commands: d.Commands, Nodes: d.Nodes}
}

func newEarlier(name string, o Options) (Player, error) {
	p, err := ai.Roster{{Mind: beforeawaw.Mind}}.Find(strings.TrimPrefix(name, "before-"), ai.Options{Seed: o.Seed, Nodes: o.Nodes, Workers: 1})
	return earlier{p}, err
}
GO
sed -i '/^func (r Roster) Find/,/^}/s/^\tdice := /\tif strings.HasPrefix(name, "before-") {\n\t\treturn newEarlier(name, o)\n\t}\n&/' ai/roster.go
go build -o awawctl ./cmd/awawctl
[ $# -gt 0 ] || set -- $(ls scenarios/awaw | sed -n 's/\(.*-19..\)\.toml/\1/p')
TIMEFORMAT=%U
for scenario; do
	for pair in "commander before-commander" "before-commander commander" "commander commander" "before-commander before-commander"; do
		read -r first second <<<"$pair"
		games=${GAMES:-12}
		[ "$first" != "$second" ] || games=2
		{ time GOMAXPROCS=1 ./awawctl ladder "$scenario" --first "$first" --second "$second" --games "$games" --seed "${SEED:-7301}" 2>/dev/null | sed "1d;s/^/$scenario  /"; } 2>&1 | paste -sd' '
	done
done
