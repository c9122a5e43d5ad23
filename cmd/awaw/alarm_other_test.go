//go:build !windows

package main

import (
	"os"
	"path/filepath"
	"testing"
)

// A program that is there and shows nothing gives way to the next, down to a terminal.
func TestAlarmsAreShownBySomeProgram(t *testing.T) {
	dir := t.TempDir()
	for name, does := range map[string]string{
		"zenity": "exit 1",
		"xterm":  `shift; echo | PATH=/bin:/usr/bin "$@" >` + filepath.Join(dir, "shown"),
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("#!/bin/sh\n"+does+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", dir)
	showAlarm("no driver; \"install\" one")
	shown, err := os.ReadFile(filepath.Join(dir, "shown"))
	if err != nil || string(shown) != "no driver; \"install\" one\n\n" {
		t.Errorf("shown: %q, %v", shown, err)
	}
}
