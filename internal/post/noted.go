package post

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"awaw/engine/play"
	"awaw/internal/mail"
)

// This file finds letters that a save does not know, whatever their files are called.

// noMore refuses to write the letter of a number where more letters of this desk lie in the folder than came before it: one of them has its
// number, whatever its file is called. Copies of a letter count once, and so do those of the one that is to be written.
func (o *Office) noMore(m *play.LinksMark, number int, now []byte) error {
	next, err := mail.Read(now)
	if err != nil {
		return err
	}
	list, err := os.ReadDir(o.dir)
	if err != nil {
		if errors.Is(err, os.ErrNotExist) {
			err = nil
		}
		return err
	}
	var all []*mail.Paper
	strange := "" // the first whose name is not that of a letter before
	for _, e := range list {
		if e.IsDir() {
			continue
		}
		path := filepath.Join(o.dir, e.Name())
		p := o.own(path, m)
		if p == nil || p.Same(next) || slices.ContainsFunc(all, p.Same) {
			continue
		}
		all = append(all, p)
		if strange == "" && !before(e.Name(), m, number) {
			strange = path
		}
	}
	if len(all) >= number && strange != "" {
		return &Written{number, strange}
	}
	return nil
}

// own reads a letter of this desk from a file; nil where it is none, or one of an older program that is not known again.
func (o *Office) own(path string, m *play.LinksMark) *mail.Paper {
	text, err := readLetter(path)
	if err != nil {
		return nil
	}
	p, err := mail.Read(text)
	if err != nil || p.Kind != mail.KindLetter || p.Game() != m.Game || !p.SignedBy(m.Keys[m.Side-1]) || !p.Same(p) {
		return nil
	}
	return p
}

// before tells whether a file is named as a letter of this desk before a number.
func before(name string, m *play.LinksMark, number int) bool {
	for n := 1; n < number; n++ {
		if strings.HasSuffix(name, " "+which(m.Side, n)+mail.Ext) {
			return true
		}
	}
	return false
}
