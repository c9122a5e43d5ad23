package main

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"time"
)

// This file holds what happens when the program meets a defect of its own: a report beside the saved games.

// writeCrash writes a report into dir and gives its path, or why it could not be written. The journal needs
// nothing: every accepted command is on the disk already.
func writeCrash(dir string, what any, stack []byte, at time.Time) (string, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	path := filepath.Join(dir, "crash-"+at.UTC().Format("20060102-150405")+".txt")
	text := fmt.Sprintf("awaw %s stopped at %s\n\n%v\n\n%s", version(), at.UTC().Format(time.RFC3339), what, stack)
	return path, os.WriteFile(path, []byte(text), 0o644)
}

// version is that of the module as built.
func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(unknown)"
}
