// awawctl demo: what ./play does where there is no display.

package main

import (
	"bytes"
	"crypto/rand"
	"encoding/binary"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"unicode/utf8"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/report"
	"awaw/internal/save"
	"awaw/scenarios"
)

type demoCommand struct {
	Out      string  `default:"out" placeholder:"DIR" type:"path"`
	Scenario string  `placeholder:"SCENARIO"`
	Seed     *uint64 `placeholder:"SEED"`
}

// Help are examples; the words round them stand under ctl.help.
func (demoCommand) Help() string {
	return `  awawctl demo --out out`
}

// Run plays and writes three files under fresh names; nothing is overwritten.
func (c *demoCommand) Run(a *app) error {
	id := c.Scenario
	if id == "" {
		id = scenarios.Default().ID
	}
	doc, err := readScenario(id)
	if err != nil {
		return err
	}
	if c.Seed == nil {
		var b [4]byte
		if _, err := rand.Read(b[:]); err != nil {
			return err
		}
		n := uint64(binary.BigEndian.Uint32(b[:]))
		c.Seed = &n
	}
	if err := os.MkdirAll(c.Out, 0o755); err != nil {
		return fmt.Errorf("the folder for the game cannot be made: %w; name another with --out", err)
	}
	base := freeBase(c.Out, fmt.Sprintf("%s-%d", scenarioName(doc), *c.Seed))
	a.note("ctl.demo.begins", id, fmt.Sprint(*c.Seed))
	m := match{doc: doc, bots: usualBots(doc), seed: c.Seed, journal: base + save.Ext,
		progress: func(s string) { fmt.Fprintln(a.err, s) }}
	g, err := m.play(a)
	if err != nil {
		return err
	}
	picture := base + ".png"
	if err := writePicture(picture, g, a.words); err != nil {
		picture = a.word("ctl.demo.not", err)
	}
	if err := writeReport(base+".md", g, a.words); err != nil {
		return err
	}
	fmt.Fprintln(a.out, a.words.Word(g.Outcome().Why, namer(g.Position())))
	wide := utf8.RuneCountInString(a.word("ctl.demo.journal"))
	for _, f := range [][2]string{{"ctl.demo.journal", base + save.Ext}, {"ctl.demo.map", picture}, {"ctl.demo.report", base + ".md"}} {
		fmt.Fprintf(a.out, "%-*s %s\n", wide, a.word(f[0]), f[1])
	}
	return nil
}

func scenarioName(doc engine.Doc) string {
	name := filepath.Base(doc.Name)
	return name[:len(name)-len(filepath.Ext(name))]
}

// freeBase is a file name in dir without ending, of which nothing exists yet.
func freeBase(dir, name string) string {
	for i := 1; ; i++ {
		base := filepath.Join(dir, name)
		if i > 1 {
			base = fmt.Sprintf("%s-%d", base, i)
		}
		if _, err := os.Stat(base + save.Ext); os.IsNotExist(err) {
			return base
		}
	}
}

func writePicture(path string, g *play.Game, words engine.Catalog) error {
	img, err := report.Picture(g.Kit().Board, g.Position().View(), 64, words)
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		return err
	}
	return save.New(path, b.Bytes())
}

func writeReport(path string, g *play.Game, w engine.Catalog) error {
	var b bytes.Buffer
	if err := report.Action(&b, g, engine.NoSide, w); err != nil {
		return err
	}
	return save.New(path, b.Bytes())
}
