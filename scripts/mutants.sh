#!/usr/bin/env bash
# Breaks the rule code place by place and lists what no test noticed. Goes on where it stopped; N places a run (default 40).
#   N=200 PACKAGES=aircombat,units make mutants
#   FILES=sea,strik,dive TESTS='Sea|Dive' make mutants    only files and own tests with such names
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
need_go
exec go run ./internal/tools/mutants -n "${N:-40}" -packages "${PACKAGES:-engine/awaw,aircombat,units}" -seed "${SEED:-1}" -files "${FILES:-}" -tests "${TESTS:-}"
