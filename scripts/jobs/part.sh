#!/bin/sh
# Plays one shard of a study: the task of a Slurm array, the index of a Kubernetes Indexed Job, or the number given as
# first argument. What is asked for stands in the environment:
#   SCENARIO BOTS GAMES SEED   the study            SHARDS   how many parts it is cut into
#   OUT                        folder that every part can reach; this part writes to OUT/part-N
#   NODES                      what a thinking bot may try for one decision (default: its level's own number)
#   AWAWCTL                    the program (default: awawctl)      WORKERS   games at once (default: 1)
# Played again after it was stopped, a part goes on where it was.
set -eu
if [ $# -gt 0 ]; then part=$1
elif [ -n "${SLURM_ARRAY_TASK_ID:-}" ]; then part=$SLURM_ARRAY_TASK_ID
elif [ -n "${JOB_COMPLETION_INDEX:-}" ]; then part=$((JOB_COMPLETION_INDEX + 1))
else
	echo "$0: which part? Give its number, from 1 to $SHARDS" >&2
	exit 2
fi
exec "${AWAWCTL:-awawctl}" sim "$SCENARIO" --bots "$BOTS" --games "$GAMES" --seed "$SEED" ${NODES:+--nodes "$NODES"} \
	--shard "$part/$SHARDS" --workers "${WORKERS:-${SLURM_CPUS_PER_TASK:-1}}" --out "$OUT/part-$part"
