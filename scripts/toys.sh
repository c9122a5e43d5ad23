#!/usr/bin/env bash
# Builds both programs with the toy that proves the doors for further rule systems, and plays it: rows of systems, nets over games by
# chance, rule cases, words, every command without a display, a study of a few games among them, and a game in the real window from
# the start screen to the end. What is released is built without tags and holds no toy.
#
#   scripts/toys.sh [whole]    all of it
#   scripts/toys.sh headless   without the game in the window
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_go

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
go vet -tags toys ./engine/toys/... ./engine/systems/... ./cmd/awaw/... ./cmd/awawctl ./tests
go build -tags toys -o "$out/" ./cmd/awaw ./cmd/awawctl
go test -count=1 -tags toys ./engine/toys/... ./engine/systems/...
go test -count=1 -tags toys ./tests -run '^(TestCases|TestClausesThatAreInAreShown|TestAddingASystem)$'
go test -count=1 -tags toys ./cmd/awawctl -run '^TestScriptsOfTheToy$'
if [ "${1:-whole}" = whole ]; then GOFLAGS="${GOFLAGS:-} -tags=toys" scripts/sessions.sh toys; fi
