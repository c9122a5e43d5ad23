#!/usr/bin/env bash
# Runs the Go this project needs, fetched first if the machine has none or an older one:
#
#   scripts/go.sh test ./engine/awaw
#
# "go" in a page of docs/ stands for this, or for a shell after . scripts/here.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_go
exec go "$@"
