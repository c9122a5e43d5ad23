# Makes a shell know the project's own programs: the Go it needs, and awawctl as it stands. Sourced from the top of the project:
#
#   . scripts/here.sh
#
# Afterwards what the pages of docs/ print can be typed as it stands. The shell's own settings stay as they are. In a folder that is not one's own
# it is awawctl alone, as its owner built it.
if _here=$(bash -c '. scripts/setup.sh; built awawctl && { [ ! -w . ] || dirname "$(command -v go)"; }'); then
	PATH=$PWD/bin${_here:+:$_here}:$PATH
	if [ -n "$_here" ]; then
		export GOTOOLCHAIN=local CGO_ENABLED=0
		echo "awawctl and $(go version | cut -d ' ' -f 3) are at hand in this shell."
	else
		echo "awawctl is at hand in this shell."
	fi
	unset _here
else
	unset _here
	false
fi
