#!/usr/bin/env bash
# Every benchmark, then frame time and memory of the window under a virtual display. The table is kept under .cache/bench by commit.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_packages libx11-6 libgl1 libgl1-mesa-dri xvfb xauth
need_go
mkdir -p .cache/bench
commit=$(git describe --always --dirty 2>/dev/null || echo unknown)
go build -o bin/awaw ./cmd/awaw
AWAW_HOME=$(mktemp -d)
export AWAW_HOME
{
	echo "Measured at $commit on $(nproc) cores"
	go test -run '^$' -bench "${BENCH:-.}" -benchmem ./... | grep -v 'no test files'
	xvfb-run -a -s '-screen 0 1600x900x24' bin/awaw -mute -saves "$(mktemp -d)" -scenario channel-1940 -bench
	echo "Four hundred counters on the map of Europe, 1400 by 900:"
	xvfb-run -a -s '-screen 0 1400x900x24' bin/awaw -mute -saves "$(mktemp -d)" -size 1400x900 -scale 1 -scenario cmd/awaw/testdata/crowd.toml -bench
	scripts/against-empty.sh || true
} 2>&1 | tee ".cache/bench/$commit.txt"
