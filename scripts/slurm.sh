#!/usr/bin/env bash
# Proves the Slurm job file: starts a Slurm of one node from Debian's packages, in a folder of its own with keys, sockets
# and ports of its own, plays a study as an array of shards, has one task killed half way and given again, merges, and
# holds the result against a single run, byte for byte. Needs root, for the packages and the daemons.
#   GAMES=60 SHARDS=4 make slurm
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
[ "$(id -u)" = 0 ] || give_up "slurmd and munged are started as root here." "As root: make slurm"
need_go
need_packages munge slurmctld slurmd slurm-client

export SCENARIO=${SCENARIO:-channel-1940} BOTS=${BOTS:-pilot,pilot} GAMES=${GAMES:-60} SEED=${SEED:-1} SHARDS=${SHARDS:-4}
work=$(mktemp -d /tmp/awaw-slurm.XXXXXX)
chmod 755 "$work"
declare -a started=()
cleanup() {
	local pid
	for pid in "${started[@]}"; do kill "$pid" 2>/dev/null || true; done
	for pid in "${started[@]}"; do wait "$pid" 2>/dev/null || true; done
	if [ -n "${KEEP:-}" ]; then say "Left for you in $work"; else rm -rf --one-file-system "$work"; fi
}
trap cleanup EXIT

say "Building …"
go build -o "$work/awawctl" ./cmd/awawctl

say "Starting munged, slurmctld and slurmd in $work …"
mkdir -m 700 "$work/munge" "$work/state" "$work/spool"
dd if=/dev/urandom of="$work/munge/key" bs=1024 count=1 status=none
chmod 600 "$work/munge/key"
chmod 755 "$work/munge"
# The folder is ours alone but not where munged would like it, hence --force.
munged --foreground --force --num-threads 2 --key-file="$work/munge/key" --socket="$work/munge/socket" --pid-file="$work/munge/pid" \
	--seed-file="$work/munge/seed" --log-file="$work/munge/log" 2>"$work/munged.out" &
started+=($!)
port=$((20000 + RANDOM % 20000))
host=$(hostname -s)
cpus=$(nproc)
cat >"$work/slurm.conf" <<CONF
ClusterName=awaw
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
SlurmdUser=root
SlurmctldPort=$port
SlurmdPort=$((port + 1))
AuthType=auth/munge
AuthInfo=socket=$work/munge/socket
CredType=cred/munge
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
MpiDefault=none
ReturnToService=2
SchedulerParameters=sched_min_interval=200000
MinJobAge=300
NodeName=$host NodeAddr=127.0.0.1 CPUs=$cpus State=UNKNOWN
PartitionName=all Nodes=$host Default=YES MaxTime=INFINITE State=UP
CONF
export SLURM_CONF=$work/slurm.conf
slurmctld -D >"$work/slurmctld.out" 2>&1 &
started+=($!)
slurmd -D -N "$host" >"$work/slurmd.out" 2>&1 &
started+=($!)
for _ in $(seq 60); do
	[ "$(sinfo -h -o %T 2>/dev/null | head -n 1)" = idle ] && break
	sleep 0.5
done
if [ "$(sinfo -h -o %T 2>/dev/null | head -n 1)" != idle ]; then
	tail -n 20 "$work"/munged.out "$work"/slurmctld.out "$work"/slurmd.out "$work"/slurmd.log >&2 || true
	give_up "the Slurm of one node did not come up (its last words are above)."
fi
sinfo

# ended JOB: waits until no task of the job is left; false after ten minutes.
ended() {
	for _ in $(seq 1200); do
		[ -z "$(squeue -h -j "$1" 2>/dev/null)" ] && return
		sleep 0.5
	done
	return 1
}
failed() { say "FAILED: $1"; tail -n 5 "$work"/out-*.log >&2 || true; exit 1; }

export OUT=$work/study AWAWCTL=$work/awawctl
mkdir "$OUT"
say "An array of $SHARDS tasks plays $GAMES games …"
job=$(sbatch --parsable --array="1-$SHARDS" --output="$work/out-%A_%a.log" scripts/jobs/sim.slurm)
# Task 1 is killed in the middle, as by a node that goes down.
for _ in $(seq 600); do
	[ -s "$OUT/part-1/games.log" ] && break
	sleep 0.05
done
scancel --signal=KILL --full "${job}_1" || true
ended "$job" || failed "the array did not end"
say "Task 1 was killed after $(wc -l <"$OUT/part-1/games.log") games; it is given again."
job=$(sbatch --parsable --array=1 --output="$work/out-%A_%a.log" scripts/jobs/sim.slurm)
merge=$(sbatch --parsable --dependency="afterok:$job" --output="$work/out-merge.log" --wrap "$AWAWCTL sim merge $OUT/part-* --out $OUT/whole")
ended "$merge" || failed "the merge did not end"
cat "$work/out-merge.log" >&2

say "One run of the same study, without Slurm …"
"$AWAWCTL" sim "$SCENARIO" --bots "$BOTS" --games "$GAMES" --seed "$SEED" --out "$OUT/single" --quiet >/dev/null
compared=0
for f in study.json summary.md games.csv losses.csv wins.png lead.png losses.png luck.png length.png; do
	cmp "$OUT/whole/$f" "$OUT/single/$f" || failed "$f differs"
	compared=$((compared + 1))
done
diff <(cat "$OUT"/part-*/games.log | sort) <(sort "$OUT/single/games.log") >/dev/null || failed "the logs hold different games"
say "$(sinfo --version): $SHARDS tasks and a merge give the same $compared files, byte for byte, as a single run of $GAMES games."
