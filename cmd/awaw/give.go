package main

import (
	"bytes"
	"errors"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/mail"
	"awaw/internal/post"
	"awaw/internal/present/program"
	"awaw/internal/report"
	"awaw/internal/save"
)

// This file makes copies of saved games to give away.

// ExportSave writes a copy of the journal for somebody, a report of what it tells and a picture of its position into a folder of their
// own.
func (d *desk) ExportSave(id, who string) (string, error) {
	text, err := save.Text(id)
	if err != nil {
		return "", err
	}
	out, err := systems.Copy(id, text, who, d.tables, d.unlock)
	if err != nil {
		return "", d.copyRefused(err)
	}
	j, err := play.ReadJournal(id, bytes.NewReader(out))
	if err != nil {
		return "", err
	}
	g, err := systems.Resume(j, d.tables, nil)
	if err != nil {
		return "", err
	}
	side := engine.NoSide
	name := saveName(id)
	if n, err := strconv.Atoi(who); err == nil {
		side = engine.Side(n)
		name = d.words.Word(engine.Say("window.copy.name", engine.Arg{Kind: engine.ArgName, S: name}, engine.Arg{Kind: engine.ArgName, S: d.sideName(g, side)}), nil)
	}
	dir, err := freeFolder(filepath.Join(d.store.Dir(), "exports"), name)
	if err != nil {
		return "", err
	}
	if err := save.New(filepath.Join(dir, name+save.Ext), out); err != nil {
		return "", err
	}
	if err := d.tellCopy(g, side, dir); err != nil {
		return "", err
	}
	return dir, deliver(dir)
}

// tellCopy writes the report and the picture beside a copy: what the side knows, or everything for nobody's side.
func (d *desk) tellCopy(g *play.Game, side engine.Side, dir string) error {
	var text strings.Builder
	if err := report.Action(&text, g, side, d.words); err != nil {
		return err
	}
	img, err := report.Picture(g.Kit().Board, g.Seen(side).View(), reportHex, d.words)
	if err != nil {
		return err
	}
	var picture bytes.Buffer
	if err := png.Encode(&picture, img); err != nil {
		return err
	}
	if err := save.New(filepath.Join(dir, "map.png"), picture.Bytes()); err != nil {
		return err
	}
	text.WriteString("\n![" + d.word("window.report.map") + "](map.png)\n")
	return save.New(filepath.Join(dir, "report.md"), []byte(text.String()))
}

// copyRefused words why a copy cannot be made.
func (d *desk) copyRefused(err error) error {
	for _, x := range []struct {
		is  error
		key string
	}{{play.ErrNotOver, "window.copy.notover"}, {play.ErrOtherDesk, "window.copy.desk"}, {play.ErrNoSeed, "window.copy.noseed"}, {play.ErrCopy, "window.copy.twice"}} {
		if errors.Is(err, x.is) {
			return plainly{d.word(x.key), err}
		}
	}
	return err
}

// sideName is what a side of a game is called.
func (d *desk) sideName(g *play.Game, side engine.Side) string {
	if n, ok := g.Position().(engine.Namer); ok {
		return d.words.Name(n.NameOf(engine.NewRef(engine.KindSide, int(side))))
	}
	return strconv.Itoa(int(side))
}

// openCopy lays a copy that was made for one side on the table: to be looked at, through that side's eyes alone.
func (d *desk) openCopy(p *program.Play, path string) {
	h := p.Game.Header()
	p.Replay, p.ID = true, path
	levels := d.Levels(h.System, "")
	for i := range p.Seats {
		switch side := engine.Side(i + 1); {
		case side == h.Copy.For:
			p.Seats[i] = person
		case p.Seats[i] == person && len(levels) > 0:
			p.Seats[i] = levels[0].Name // somebody who does not sit here
		}
	}
	key, stands := "window.copy", ""
	if h.Kept() { // it is no copy, but where this player plays
		key = "window.kept"
		names, _ := p.Game.Position().(engine.Namer)
		for _, text := range post.Says(p.Game, mail.StateOf(p.Game)) {
			stands += " " + d.words.Word(text, names)
		}
	}
	p.Notice = strings.TrimSpace(d.words.Word(engine.Say(key, engine.Arg{Kind: engine.ArgName, S: d.sideName(p.Game, h.Copy.For)}), nil) + stands + "\n" + p.Notice)
}

// reportHex is how wide a hex of a report's map is, in pixels.
const reportHex = 51

// freeFolder makes a folder that was not there before.
func freeFolder(in, name string) (string, error) {
	if err := os.MkdirAll(in, 0o755); err != nil {
		return "", err
	}
	for n := 1; ; n++ {
		dir := filepath.Join(in, name)
		if n > 1 {
			dir = fmt.Sprintf("%s %d", dir, n)
		}
		err := os.Mkdir(dir, 0o755)
		if !errors.Is(err, os.ErrExist) {
			return dir, err
		}
	}
}
