#!/usr/bin/env bash
# Tries the programs for Windows under Debian's Wine, as far as that goes: the command line plays and proves a game that is the same, byte for
# byte, as here; the window shows a scenario and plays the first lesson by mouse. Pictures go to out/wine.
#
# Go's programs ask Windows for random numbers by bcryptprimitives.dll, which Debian 12's Wine does not have: one that asks Wine's own
# source of them is built for the trial and put into the trial's Windows, never into what is given out.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/setup.sh
. scripts/display.sh
need_go
need_packages wine wine64 gcc-mingw-w64-x86-64 xvfb libgl1 libgl1-mesa-dri

open_display 1600x900
export WINEPREFIX=$work/prefix WINEDEBUG=-all AWAW_HOME='C:\awaw'
out=$PWD/out/wine
mkdir -p "$out"
GOOS=windows GOARCH=amd64 go build -trimpath -o "$work/" ./cmd/awaw ./cmd/awawctl
go build -o "$work/awawctl" ./cmd/awawctl

wine wineboot --init >/dev/null 2>&1 || true
cat >"$work/random.c" <<'C'
#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size) { return RtlGenRandom(data, (ULONG)size); }
C
x86_64-w64-mingw32-gcc -shared -o "$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll" "$work/random.c" -ladvapi32

# given PROGRAM ARGS…: runs a program of the trial; what Wine says of itself is left out.
given() { timeout 600 wine "$work/$1" "${@:2}" 2> >(grep -v -i -e wine -e multiarch -e '^execute' >&2 || true); }

say "The command line:"
game=(play first-morning --bots pilot,pilot --seed 7 --quiet --journal)
given awawctl.exe "${game[@]}" "$(winepath -w "$work/there.awaw")"
"$work/awawctl" "${game[@]}" "$work/here.awaw" >/dev/null
given awawctl.exe verify "$(winepath -w "$work/there.awaw")"
cmp "$work/here.awaw" "$work/there.awaw" || give_up "The same game is another under Windows."
say "The window:"
given awaw.exe -mute -scenario channel-1940 -size 1600x900 -shot "$(winepath -w "$out")\\channel.png"
[ -s "$out/channel.png" ] || give_up "The window shows nothing."
lesson=cmd/awaw/testdata/sessions/lesson-mouse.txt
# shellcheck disable=SC2046 # flags are several words
given awaw.exe -mute -seed 5 -size 1600x900 $(sed -n 's/^# flags: *//p' $lesson) -session "$(winepath -w $lesson)" -shots "$(winepath -w "$out")"
seen=$(wine --version 2>/dev/null | tail -n 1)
wineserver -k 2>/dev/null || true # before the display goes: else Wine complains of it
say "Windows was tried under $seen: a game by the command line, a picture of the window, the first lesson by mouse. Pictures are in out/wine."
