package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// On a disk that fills up a study ends with code 2 and one line, its finished games stay, and with room the same command
// goes on to the same end. The disk is a small one in memory, which only root can make.
func TestFullDisk(t *testing.T) {
	dir := t.TempDir()
	disk := filepath.Join(dir, "disk")
	if err := os.Mkdir(disk, 0o755); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("mount", "-t", "tmpfs", "-o", "size=16k", "awaw", disk).CombinedOutput(); err != nil {
		t.Skipf("no disk can be mounted here: %v %s", err, out)
	}
	defer exec.Command("umount", disk).Run()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(dir, "awawctl")
	if err := os.Symlink(self, program); err != nil {
		t.Fatal(err)
	}
	study := func(out string) *exec.Cmd {
		return exec.Command(program, "sim", "channel-1940", "--games", "40", "--bots", "random,random", "--workers", "2", "--out", out, "--quiet")
	}
	at := filepath.Join(disk, "study")
	c := study(at)
	said, err := c.CombinedOutput()
	if c.ProcessState.ExitCode() != exitBad || bytes.Count(said, []byte("\n")) != 1 || !bytes.Contains(said, []byte("no space left on device")) ||
		!bytes.Contains(said, []byte("finished games are kept")) {
		t.Fatalf("on a full disk: %v\n%s", err, said)
	}
	kept, err := os.ReadFile(filepath.Join(at, "games.log"))
	if err != nil || len(kept) == 0 || !bytes.HasSuffix(kept, []byte("\n")) {
		t.Fatalf("%d bytes are kept, %v", len(kept), err)
	}
	if !strings.Contains(string(said), " "+strconv.Itoa(bytes.Count(kept, []byte("\n")))+" finished games") {
		t.Errorf("%d games are in the log; it says %s", bytes.Count(kept, []byte("\n")), said)
	}
	if out, err := exec.Command("mount", "-o", "remount,size=4m", disk).CombinedOutput(); err != nil {
		t.Fatalf("%v %s", err, out)
	}
	for _, out := range []string{at, filepath.Join(dir, "whole")} {
		if said, err := study(out).CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, said)
		}
	}
	if now, _ := os.ReadFile(filepath.Join(at, "games.log")); !bytes.HasPrefix(now, kept) {
		t.Error("going on changed what was kept")
	}
	for _, f := range []string{"summary.md", "games.csv", "luck.png"} {
		a, _ := os.ReadFile(filepath.Join(at, f))
		b, _ := os.ReadFile(filepath.Join(dir, "whole", f))
		if len(a) == 0 || !bytes.Equal(a, b) {
			t.Errorf("%s differs from that of a run with room", f)
		}
	}
}
