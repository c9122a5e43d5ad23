package post

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"awaw/engine"
	"awaw/internal/mail"
	"awaw/internal/plain"
	"awaw/internal/save"
)

// This file keeps letters as files. Several games may have one title; whose letter a file holds is told by who signed it.

// write puts a paper that the owner of key signed into a file: into the one that holds what he wrote under that name before, else into a new one.
func (o *Office) write(key, title, which string, text []byte) (string, error) {
	if err := o.made(); err != nil {
		return "", err
	}
	path, err := o.lies(key, which)
	if err != nil {
		return "", err
	}
	for n := 1; path == ""; n++ {
		p := o.letterPath(title, n, which)
		switch _, err := os.Lstat(p); {
		case errors.Is(err, os.ErrNotExist):
			path = p
		case err != nil:
			return "", err
		}
	}
	return path, save.Replace(path, text)
}

// lies finds the file of what the owner of key wrote; "" if there is none.
func (o *Office) lies(key, which string) (string, error) {
	list, err := os.ReadDir(o.dir)
	if err != nil {
		if errors.Is(err, os.ErrNotExist) {
			err = nil
		}
		return "", err
	}
	for _, e := range list {
		if !strings.HasSuffix(e.Name(), " "+which+mail.Ext) {
			continue
		}
		path := filepath.Join(o.dir, e.Name())
		if text, err := readLetter(path); err == nil {
			if p, err := mail.Read(text); err == nil && p.SignedBy(key) {
				return path, nil
			}
		}
	}
	return "", nil
}

// readLetter reads a file, if it is no longer than a letter is.
func readLetter(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, mail.LongestText+1))
}

// which names a letter of a side in its file's name; 0 is its invitation, the answer to one, or the last paper before the game.
func which(side engine.Side, number int) string { return fmt.Sprintf("%d-%d", side, number) }

// letterPath is where the letter of the n-th game of that title may lie.
func (o *Office) letterPath(title string, n int, which string) string {
	name := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) || !plain.Rune(r) {
			return '-'
		}
		return r
	}, title)
	if name = strings.Trim(name, ". "); name == "" {
		name = "-"
	}
	if n > 1 {
		name += " " + strconv.Itoa(n)
	}
	return filepath.Join(o.dir, name+" "+which+mail.Ext)
}

// ErrBusy says that another program accepts an invitation here at this moment.
var ErrBusy = &busy{}

type busy struct{}

func (*busy) Error() string {
	return "post: another program reads an invitation here at this moment; try again"
}

// Said is the fault in the player's language.
func (*busy) Said() engine.Text { return engine.Say("mail.fault.busy") }

// alone takes the folder of letters for this program until the function it gives is called. The system gives it free when the program ends.
func (o *Office) alone() (release func(), err error) {
	if err := o.made(); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(filepath.Join(o.dir, ".accepting"), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	if err := save.Hold(f); err != nil {
		return nil, errors.Join(ErrBusy, f.Close())
	}
	return func() { f.Close() }, nil
}

// Ruined says that the file of a game that waits to begin is damaged, and is read again: a second answer of this desk would tell another secret.
type Ruined struct{ Path string }

func (e *Ruined) Error() string {
	return fmt.Sprintf("post: the invitation was accepted here before, in %s, which is damaged", e.Path)
}

// Said is the refusal in the player's language.
func (e *Ruined) Said() engine.Text {
	return engine.Say("mail.fault.ruined", engine.Arg{Kind: engine.ArgName, S: e.Path})
}

// ruined refuses to accept what a damaged desk has accepted.
func (o *Office) ruined(d *mail.Desk) error {
	_, sum := d.Invited()
	for _, path := range o.Damaged() {
		if strings.HasPrefix(filepath.Base(path), deskName(sum)) {
			return &Ruined{path}
		}
	}
	return nil
}
