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
	if len(os.Args) == 1 && !term.IsTerminal(int(os.Stderr.Fd())) {
		showAlarm(text)
	}
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
