#!/usr/bin/env bash
# Tells how old the pages are that tell of what was measured (docs/aging.toml), and with names measures those again, one after the other:
#
#   make pages                             how old each is
#   make pages AGAIN="docs/balance.md …"   measures again; each goes on where it was stopped
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_go
git rev-parse --git-dir >/dev/null 2>&1 || give_up "how old a page is, the history tells: this folder has none, or git is not installed." "apt-get install git, and a clone of the project"
go test -count=1 -v -run PagesThatAge ./tests/arch | grep -E 'commits (old|have)' || true
for page in "$@"; do
	how=$(grep -F -A 4 "file = \"$page\"" docs/aging.toml | sed -n 's/^make = "\(.*\)"$/\1/p')
	[ -n "$how" ] || give_up "docs/aging.toml knows no page $page."
	say "$page: $how"
	nice bash -c "$how"
done
