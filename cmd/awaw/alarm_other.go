//go:build !windows

package main

import "os/exec"

// untilRead shows its first argument in a terminal until a key ends it.
const untilRead = `printf '%s\n\n' "$1"; read -r _`

// showAlarm shows a text by the first program of the desktop's that does: the dialogs of GNOME, KDE and macOS, a message in a corner, the plain
// dialog of X, and where there is none of them a terminal.
func showAlarm(text string) {
	for _, way := range [][]string{
		{"zenity", "--error", "--no-markup", "--title=awaw", "--text=" + text},
		{"kdialog", "--title", "awaw", "--error", text},
		{"osascript", "-e", "on run argv", "-e", `display alert "awaw" message (item 1 of argv)`, "-e", "end run", text},
		{"notify-send", "-u", "critical", "awaw", text},
		{"xmessage", "-center", text},
		{"x-terminal-emulator", "-e", "sh", "-c", untilRead, "awaw", text},
		{"xterm", "-e", "sh", "-c", untilRead, "awaw", text},
	} {
		if path, err := exec.LookPath(way[0]); err == nil && exec.Command(path, way[1:]...).Run() == nil {
			return
		}
	}
}
