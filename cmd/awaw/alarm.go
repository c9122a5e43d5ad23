package main

import (
	"fmt"
	"io"
	"os"

	"awaw/engine"
	"awaw/engine/systems"

	"golang.org/x/term"
)

// This file tells why the program ends, also to a player who started it from an icon and sees no terminal.

// Why no window can be opened: keys of words. Arguments: the display's name, what the system says.
const (
	noDisplay = "window.display.none"    // nobody says where a window could be opened
	noAnswer  = "window.display.silent"  // the display that is named does not answer
	noX       = "window.display.wayland" // a desktop of Wayland's without XWayland
)

// alarm says so on errs. Where nobody reads that, for the program was started without a word and not from a terminal, the desktop shows it too.
func alarm(errs io.Writer, text string) {
	fmt.Fprintln(errs, "awaw:", text)
	if unread(os.Getenv) {
		showAlarm(text)
	}
}

// unread tells whether nobody reads what is written to the standard error: the program was started without a word, or by a desktop, and not
// from a terminal; or what is written there is thrown away.
func unread(env func(string) string) bool {
	if term.IsTerminal(int(os.Stderr.Fd())) {
		return false
	}
	for _, desktop := range []string{"DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN", "GIO_LAUNCHED_DESKTOP_FILE"} {
		if env(desktop) != "" {
			return true
		}
	}
	null, err := os.Stat(os.DevNull)
	if err != nil {
		return len(os.Args) == 1
	}
	at, err := os.Stderr.Stat()
	return len(os.Args) == 1 || err == nil && os.SameFile(null, at)
}

// unseen tells why there is no window.
func unseen(o options, errs io.Writer, why engine.Text) int {
	words, err := systems.Words(o.lang)
	if err != nil {
		alarm(errs, err.Error())
		return exitBad
	}
	alarm(errs, words.Word(why, nil))
	return exitBad
}
