package main

import (
	"crypto/rand"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/present"
	"awaw/internal/save"
	"awaw/scenarios"
	"awaw/tables"
)

// This file is the desk of the screen: it starts and opens games, lists scenarios and saves, and makes bots.

type desk struct {
	tables tables.Set
	store  *save.Store
	words  engine.Catalog
	seed   *uint64
	bots   map[string]ai.Bot
	rules  []clause
	saves  []present.Save
	listed time.Time
}

type clause struct {
	ID, Topic, Says, State, Why string
	Weight                      int
	Needs                       []string
}

func newDesk(set tables.Set, store *save.Store, words engine.Catalog, seed *uint64) (*desk, error) {
	d := &desk{tables: set, store: store, words: words, seed: seed, bots: map[string]ai.Bot{}}
	var file struct{ Clause []clause }
	if err := set.Decode("awaw/ledger.toml", &file); err != nil {
		return nil, err
	}
	d.rules = file.Clause
	return d, nil
}

// Scenarios lists what can be played.
func (d *desk) Scenarios() []present.Scenario {
	var out []present.Scenario
	for _, i := range scenarios.List() {
		s := present.Scenario{ID: i.ID, Name: i.Name, Dates: i.Dates, About: i.Blurb, System: string(i.System),
			Length: d.words.Word(engine.Say("screen.new.length", i.Turns, i.Minutes), nil)}
		for _, x := range i.Sides {
			s.Sides, s.Styles = append(s.Sides, x.Name), append(s.Styles, x.Style)
		}
		out = append(out, s)
	}
	return out
}

// Saves lists the saved games, newest first; the folder is read again at most every two seconds.
func (d *desk) Saves() []present.Save {
	if time.Since(d.listed) < 2*time.Second {
		return d.saves
	}
	d.listed, d.saves = time.Now(), nil
	list, err := d.store.List()
	if err != nil {
		return nil
	}
	for _, i := range list {
		s := present.Save{ID: i.Path, Title: i.Header.Title, When: i.Modified.Format("2 Jan 15:04")}
		if s.Title == "" {
			s.Title = i.Name
		}
		date := d.words.Word(i.Date, nil)
		if i.Date.IsZero() {
			date = d.words.Word(engine.Say("screen.load.start"), nil)
		}
		s.State = d.words.Word(engine.Say("screen.load.state", date, i.Entries), nil)
		if i.Err != nil {
			s.Broken = i.Err.Error()
		}
		d.saves = append(d.saves, s)
	}
	return d.saves
}

func (d *desk) newSeed() (seed engine.Seed, open bool, err error) {
	if d.seed != nil {
		return engine.OpenSeed(*d.seed), true, nil
	}
	_, err = rand.Read(seed[:])
	return seed, false, err
}

// Start sets up a scenario and begins its save.
func (d *desk) Start(n present.NewGame) (*present.Play, error) {
	doc, err := readScenario(n.Scenario)
	if err != nil {
		return nil, err
	}
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		return nil, err
	}
	rules, kit, err := systems.Open(doc, d.tables, nil)
	if err != nil {
		return nil, err
	}
	seed, open, err := d.newSeed()
	if err != nil {
		return nil, err
	}
	file, err := d.store.Create(d.store.FreeName(info.Name))
	if err != nil {
		return nil, err
	}
	g, err := engine.New(rules, kit, doc, engine.GameOptions{Seed: seed, Open: open, Sink: file, Program: "awaw", Title: info.Name, Created: time.Now().UTC().Format("2006-01-02")})
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	for len(n.Seats) < len(info.Sides) {
		n.Seats = append(n.Seats, "random")
	}
	for i, s := range n.Seats {
		if err := g.Set("seat."+strconv.Itoa(i+1), s); err != nil {
			return nil, err
		}
	}
	if n.Typed {
		if err := g.SetTyped(true); err != nil {
			return nil, err
		}
	}
	curtain := "on"
	if !n.Curtain {
		curtain = "off"
	}
	if err := g.Set("curtain", curtain); err != nil {
		return nil, err
	}
	return d.play(g, file, len(info.Sides), "")
}

// Open goes on with a save. A damaged one is opened as far as it is sound, to be looked at and forked.
func (d *desk) Open(path string) (*present.Play, error) {
	j, file, err := save.LoadAt(path)
	var broken *engine.JournalError
	notice := ""
	switch {
	case errors.As(err, &broken) && j != nil:
		notice = err.Error()
	case err != nil:
		return nil, err
	}
	doc := engine.Doc{Name: j.Header.Scenario.Name, Data: []byte(j.Header.Scenario.Text)}
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		return nil, err
	}
	rules, kit, err := systems.Open(doc, d.tables, j.Header.Options)
	if err != nil {
		return nil, err
	}
	var sink engine.Sink
	if file != nil {
		sink = file
	}
	g, err := engine.Resume(rules, kit, j, sink)
	if err != nil {
		if file != nil {
			err = errors.Join(err, file.Close())
		}
		return nil, err
	}
	for _, n := range g.Notices() {
		if notice != "" {
			notice += "\n"
		}
		notice += d.words.Word(n.Text, nil)
	}
	p, err := d.play(g, file, len(info.Sides), notice)
	if p != nil && file == nil {
		p.Replay = true
	}
	return p, err
}

func (d *desk) play(g *engine.Game, file *save.File, sides int, notice string) (*present.Play, error) {
	m, ok := g.Kit().Board.(*hexmap.Map)
	if !ok {
		return nil, fmt.Errorf("the board of this game is not a hex map; a newer version of the program may show it")
	}
	p := &present.Play{Game: g, Board: present.HexBoard{Map: m}, Title: g.Header().Title, Notice: notice}
	if p.Title == "" {
		p.Title = strings.TrimSuffix(g.Header().Scenario.Name, ".toml")
	}
	for i := range sides {
		who, ok := g.Setting("seat." + strconv.Itoa(i+1))
		if !ok {
			who = "person"
		}
		p.Seats = append(p.Seats, who)
	}
	curtain, _ := g.Setting("curtain")
	p.Curtain = curtain != "off"
	if file != nil {
		p.Close = func() { file.Close(); d.listed = time.Time{} }
	}
	return p, nil
}

// Fork starts a sandbox from a line of a game; it has a save of its own.
func (d *desk) Fork(p *present.Play, node int) (*present.Play, error) {
	var seed engine.Seed
	if _, err := rand.Read(seed[:]); err != nil {
		return nil, err
	}
	title := p.Title
	if !p.Game.Sandbox() {
		title = d.words.Word(engine.Say("screen.sandbox", p.Title), nil)
	}
	file, err := d.store.Create(d.store.FreeName(title))
	if err != nil {
		return nil, err
	}
	side := engine.NoSide
	if acting := p.Game.ToAct(); len(acting) > 0 {
		side = acting[0]
	}
	g, err := p.Game.Fork(node, side, engine.GameOptions{Seed: seed, Sink: file, Program: "awaw", Title: title, Created: time.Now().UTC().Format("2006-01-02")})
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	for i, s := range p.Seats {
		if err := g.Set("seat."+strconv.Itoa(i+1), s); err != nil {
			return nil, err
		}
	}
	return d.play(g, file, len(p.Seats), "")
}

// bot lets an opponent decide one command at a time.
type bot struct{ ai ai.Bot }

// Think gives the next command.
func (b bot) Think(p engine.Position, side engine.Side) []engine.Command {
	if len(p.Legal(side, nil)) == 0 {
		return nil
	}
	return []engine.Command{b.ai.Choose(p, side)}
}

// Bot makes the named opponent once and keeps it for its plans.
func (d *desk) Bot(kind string) present.Bot {
	if b, ok := d.bots[kind]; ok {
		return bot{b}
	}
	n := uint64(time.Now().UnixNano())
	if d.seed != nil {
		n = *d.seed
	}
	b, err := ai.New(kind, n)
	if err != nil {
		return nil
	}
	d.bots[kind] = b
	return bot{b}
}

func (d *desk) find(c engine.Cite) int {
	id := string(c)
	for ; id != ""; id = id[:len(id)-1] {
		if i := slices.IndexFunc(d.rules, func(x clause) bool { return x.ID == id || strings.HasPrefix(x.ID, id+"-") }); i >= 0 {
			return i
		}
	}
	return -1
}

// Rule gives our words for a paragraph; a paragraph in several clauses comes whole.
func (d *desk) Rule(c engine.Cite) (title, text string, ok bool) {
	i := d.find(c)
	if i < 0 {
		return "", "", false
	}
	base, _, _ := strings.Cut(d.rules[i].ID, "-")
	for _, x := range d.rules {
		if x.ID == base || strings.HasPrefix(x.ID, base+"-") {
			if text != "" {
				text += "\n"
			}
			text += x.Says
		}
	}
	return base, text, true
}

// RulesFrom lists the paragraphs about a number, for reading on.
func (d *desk) RulesFrom(c engine.Cite) []engine.Cite {
	i := d.find(c)
	if i < 0 {
		return nil
	}
	var out []engine.Cite
	for k := max(0, i-4); k < len(d.rules) && len(out) < 14; k++ {
		base, _, _ := strings.Cut(d.rules[k].ID, "-")
		if x := engine.Cite(base); !slices.Contains(out, x) {
			out = append(out, x)
		}
	}
	return out
}
