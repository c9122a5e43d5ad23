# Makes a shell know the project's own programs: the Go it needs, and awawctl as it stands. Sourced from the top of the project:
#
#   . scripts/here.sh
#
# Afterwards what the pages of docs/ print can be typed as it stands. The shell's own settings stay as they are.
if _here=$(bash -c '. scripts/setup.sh; need_go; build_here awawctl && dirname "$(command -v go)"'); then
	PATH=$PWD/bin:$_here:$PATH
	export GOTOOLCHAIN=local CGO_ENABLED=0
	echo "awawctl and $(go version | cut -d ' ' -f 3) are at hand in this shell."
fi
unset _here
