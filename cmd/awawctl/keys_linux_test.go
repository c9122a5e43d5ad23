package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"unsafe"
)

// terminal opens a terminal on which somebody has written what is typed: what is read of it is that, and it shows nothing of it itself.
func terminal(t *testing.T, typed string) *os.File {
	t.Helper()
	master, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip("no terminals here: ", err)
	}
	t.Cleanup(func() { master.Close() })
	var off, n int32
	for _, x := range []struct {
		request uintptr
		at      *int32
	}{{syscall.TIOCSPTLCK, &off}, {syscall.TIOCGPTN, &n}} {
		if _, _, no := syscall.Syscall(syscall.SYS_IOCTL, master.Fd(), x.request, uintptr(unsafe.Pointer(x.at))); no != 0 {
			t.Skip("no terminals here: ", no)
		}
	}
	line, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", n), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip("no terminals here: ", err)
	}
	t.Cleanup(func() { line.Close() })
	go io.Copy(io.Discard, master) // what the terminal echoes
	if _, err := io.WriteString(master, typed); err != nil {
		t.Fatal(err)
	}
	return line
}

// A new passphrase is written twice at a terminal, and asked for again from the beginning where the two differ; what opens a save is written once,
// and again where it is wrong.
func TestPassphrasesAreWrittenTwice(t *testing.T) {
	t.Setenv("AWAW_LANG", "en")
	path := filepath.Join(t.TempDir(), "game.awaw")
	var out, errs bytes.Buffer
	at := terminal(t, "red\nrde\nred\nred\n")
	if code := run([]string{"play", "channel-1940", "--bots", "random,random", "--seed", "3", "--quiet", "--journal", path, "--lock", "1"}, at, &out, &errs); code != exitGood {
		t.Fatalf("exit %d: %s", code, errs.String())
	}
	told := errs.String()
	if strings.Count(told, "Passphrase of Axis:") != 2 || strings.Count(told, "Once more, so that no slip locks you out:") != 2 || strings.Count(told, "The two are not the same.") != 1 {
		t.Errorf("asked in other words or another number of times:\n%s", told)
	}
	if strings.Contains(told+out.String(), "red\n") {
		t.Error("a passphrase is shown")
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the save is there with the rights %v: it is its owner's alone", info.Mode())
	}
	begun := filepath.Join(t.TempDir(), "begun.awaw")
	if err := os.WriteFile(begun, bytes.Join(bytes.SplitAfter(text, []byte{'\n'})[:6], nil), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, typed := range []string{"red\n", "rde\nrde\nred\n"} {
		errs.Reset()
		if code := run([]string{"verify", begun}, terminal(t, typed), &out, &errs); code != exitGood {
			t.Errorf("%q: exit %d: %s", typed, code, errs.String())
		}
		if strings.Contains(typed, "rde") != strings.Contains(errs.String(), "That is not the passphrase of this side.") || strings.Contains(errs.String(), "Once more") {
			t.Errorf("%q: %s", typed, errs.String())
		}
	}
}
