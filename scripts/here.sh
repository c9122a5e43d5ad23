# Makes a shell know the project's own programs: the Go it needs, and awawctl as it stands. Sourced, from wherever the shell stands:
#
#   . scripts/here.sh
#
# Afterwards what the pages of docs/ print can be typed as it stands. The shell's own settings stay as they are. In a folder that is not one's own
# it is awawctl alone, as its owner built it. A shell that does not tell which file it reads sources it from the top of the project.
if [ "${BASH_SOURCE:-}" = "$0" ]; then
	echo "$0: this tells a shell where the programs are, so the shell itself must read it: . $0" >&2
	exit 2
fi
_top=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE:-scripts/here.sh}")")/.." && pwd)
if _here=$(bash -c 'cd "$0" && . scripts/setup.sh && built awawctl && { [ ! -w . ] || dirname "$(command -v go)"; }' "$_top"); then
	PATH=$_top/bin${_here:+:$_here}:$PATH
	if [ -n "$_here" ]; then
		export GOTOOLCHAIN=local CGO_ENABLED=0
		echo "awawctl and $(go version | cut -d ' ' -f 3) are at hand in this shell."
	else
		echo "awawctl is at hand in this shell."
	fi
	unset _here _top
else
	unset _here _top
	false
fi
