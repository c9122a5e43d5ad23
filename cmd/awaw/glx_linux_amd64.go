package main

import (
	"os"

	"github.com/ebitengine/purego"
)

// This file chooses between two ways to the same pictures on Linux.

// shareMemory has Ebitengine draw with OpenGL through GLX, if that is there, and not with OpenGL ES through EGL: where the
// processor draws, GLX shares the picture with the display's server, while EGL sends it through a socket, five megabytes
// a frame. The one switch Ebitengine has for it is the mark Steam sets for the games it starts; a player's own setting
// stays. On other processors, whose cards may know OpenGL ES alone, the choice is Ebitengine's.
func shareMemory() {
	const mark = "SteamEnv"
	if _, set := os.LookupEnv(mark); set {
		return
	}
	if _, err := purego.Dlopen("libGL.so.1", purego.RTLD_LAZY|purego.RTLD_GLOBAL); err == nil {
		os.Setenv(mark, "1")
	}
}
