//go:build !js

package main

import (
	"net"
	"runtime"
	"strconv"
	"strings"
	"time"

	"awaw/engine"
)

// noDrawing is a key of words: the display is there, and nothing draws on it.
const noDrawing = "window.display.opengl"

// This file tells why no window can be opened.

// display tells why no window can be hoped for; nothing where one can.
func display(env func(string) string) (engine.Text, bool) {
	switch runtime.GOOS {
	case "linux", "freebsd", "openbsd", "netbsd":
	default:
		return engine.Text{}, true
	}
	switch at := env("DISPLAY"); {
	case at != "":
		if err := answers(at); err != nil {
			return engine.Say(noAnswer, name(at), name(err.Error())), false
		}
	case env("WAYLAND_DISPLAY") != "":
		return engine.Say(noX), false
	default:
		return engine.Say(noDisplay), false
	}
	return engine.Text{}, true
}

// The display numbers of X: a socket of this name on this machine, or a port of another.
const (
	displaySocket = "/tmp/.X11-unix/X"
	displayPort   = 6000
	displayWait   = 3 * time.Second
)

// answers tries a display such as ":0", ":0.0", "host:10" or "unix:0". What is written otherwise is left to the window.
func answers(display string) error {
	host, number, err := net.SplitHostPort(display)
	number, _, _ = strings.Cut(number, ".")
	n, none := strconv.Atoi(number)
	if err != nil || none != nil || n < 0 || strings.HasPrefix(host, "/") {
		return nil
	}
	if host != "" && host != "unix" {
		return reached("tcp", net.JoinHostPort(host, strconv.Itoa(displayPort+n)))
	}
	if reached("unix", "@"+displaySocket+number) == nil { // Linux knows it by a name without a file, too
		return nil
	}
	return reached("unix", displaySocket+number)
}

func reached(network, at string) error {
	c, err := net.DialTimeout(network, at, displayWait)
	if err != nil {
		return err
	}
	return c.Close()
}
