// awawctl play: bots play a scenario, and the journal is kept.

package main

import (
	"bufio"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"awaw/ai"
	"awaw/cmd/awawctl/internal/texts"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/release"
	"awaw/internal/save"
	"awaw/internal/sim"
	"awaw/internal/wording"
	"awaw/scenarios"
)

type playCommand struct {
	Scenario string   `arg:""`
	Bots     []string `placeholder:"A,B"`
	Nodes    count    `placeholder:"N"`
	Seed     *uint64  `placeholder:"SEED"`
	Journal  string   `placeholder:"FILE" type:"path"`
	Lock     []string `placeholder:"SIDES"`
	Words    bool
	Lines    bool
	Quiet    bool
	Why      bool
}

// Help are examples; the words round them stand under ctl.help.
func (playCommand) Help() string {
	var ids []string
	for _, info := range scenarios.List() {
		ids = append(ids, info.ID)
	}
	return "  awawctl play channel-1940 --bots break,stand --seed 7 --journal game.awaw" + apart + strings.Join(ids, ", ")
}

// Run plays to the end and says how it went.
func (c *playCommand) Run(a *app) error {
	doc, err := readScenario(c.Scenario)
	if err != nil {
		return err
	}
	if len(c.Bots) == 0 {
		c.Bots = usualBots(doc)
	}
	m := match{words: c.Words, doc: doc, bots: c.Bots, nodes: int(c.Nodes), seed: c.Seed, journal: c.Journal, lock: c.Lock}
	if c.Lines {
		m.written = func(s string) { fmt.Fprintln(a.out, s) }
	}
	if c.Why {
		m.why = func(s string) { fmt.Fprintln(a.out, s) }
	}
	if !c.Quiet {
		m.progress = func(s string) { fmt.Fprintln(a.err, s) }
	}
	g, err := m.play(a)
	if err != nil {
		return err
	}
	w := a.words
	fmt.Fprintln(a.out, w.Word(g.Outcome().Why, namer(g.Position())))
	if c.Journal != "" {
		a.say("ctl.play.journal", c.Journal, g.Len())
	}
	return nil
}

func namer(p engine.Position) engine.Namer {
	n, _ := p.(engine.Namer)
	return n
}

// match is one game between bots.
type match struct {
	doc      engine.Doc
	words    bool         // sides add words to the dice
	written  func(string) // entries are told as they are written; nil: to nobody
	bots     []string
	nodes    int // a decision; 0 for the level's own number
	seed     *uint64
	journal  string
	lock     []string // sides that keep the journal under a passphrase
	progress func(string)
	why      func(string) // nil: nobody asks
}

// play runs the match to its end.
func (m *match) play(a *app) (*play.Game, error) {
	rules, kit, err := systems.Open(m.doc, a.tables, nil)
	if err != nil {
		return nil, err
	}
	if err := m.check(); err != nil { // before there is a journal
		return nil, err
	}
	opt := play.Options{Program: "awaw " + release.Version(), Title: scenarios.Title(m.doc), Created: time.Now().UTC().Format("2006-01-02")}
	if m.seed != nil {
		opt.Seed, opt.Open = engine.OpenSeed(*m.seed), true
	} else if _, err := rand.Read(opt.Seed[:]); err != nil {
		return nil, err
	}
	if opt.Locks, opt.Cipher, err = a.lock(m.doc, m.lock); err != nil {
		return nil, err
	}
	if m.journal != "" {
		f, err := save.CreateAt(m.journal)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		opt.Sink = f
	}
	if opt.Values, err = a.tables.Values(string(rules.ID())); err != nil {
		return nil, err
	}
	g, err := play.New(rules, kit, m.doc, opt)
	if err == nil && m.words {
		err = m.askWords(a, g)
	}
	if err != nil {
		return nil, err
	}
	bots, err := m.players(opt.Seed)
	if err != nil {
		return nil, err
	}
	return g, m.run(g, bots, a.words)
}

// askWords shows the commitment to the seed and reads a line of words for each side.
func (m *match) askWords(a *app, g *play.Game) error {
	fmt.Fprintln(a.err, a.words.Word(engine.Say("ctl.words.commit", engine.Arg{Kind: engine.ArgName, S: g.Header().Seed.Commit}), nil))
	lines := bufio.NewReader(a.in)
	for i := range m.bots {
		side := engine.Side(i + 1)
		fmt.Fprintln(a.err, a.words.Word(engine.Say("ctl.words.ask", engine.NewRef(engine.KindSide, i+1)), namer(g.Position())))
		line, err := texts.Line(lines)
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		if text := strings.TrimSpace(string(line)); text != "" {
			if err := g.GiveWords(side, text); err != nil {
				return err
			}
		}
	}
	return nil
}

// check refuses bots there are none of, and fewer or more than the scenario has sides.
func (m *match) check() error {
	if _, err := m.players(engine.Seed{}); err != nil {
		return err
	}
	info, err := scenarios.Read(m.doc.Name, m.doc.Data)
	if err != nil {
		return nil // not one of the program's own kind: what it holds is for its rules to judge
	}
	s := sim.NewStudy(info.ID, info.Name)
	s.Games, s.Bots, s.Nodes = 1, m.bots, m.nodes
	for _, x := range info.Sides {
		s.Sides = append(s.Sides, sim.Side{Name: x.Name, Style: x.Style})
	}
	return s.Check()
}

func (m *match) players(seed engine.Seed) (map[engine.Side]ai.Player, error) {
	bots := map[engine.Side]ai.Player{}
	for i, name := range m.bots {
		b, err := systems.Bots().Find(name, ai.Options{Seed: sim.BotSeed(seed, engine.Side(i+1)), Nodes: m.nodes})
		if err != nil {
			return nil, err
		}
		bots[engine.Side(i+1)] = b
	}
	return bots, nil
}

// matchLimit bounds a game between bots, in commands.
const matchLimit = 100_000

func (m *match) run(g *play.Game, bots map[engine.Side]ai.Player, w engine.Catalog) error {
	if err := g.Set(play.SettingSeats, strings.Join(m.bots, ",")); err != nil {
		return err
	}
	date, goals := "", map[engine.Side]engine.Ref{}
	for given := 0; given < matchLimit; {
		acting := g.ToAct()
		if len(acting) == 0 {
			return nil
		}
		side := engine.InTurn(acting, given)
		bot := bots[side]
		if bot == nil {
			return fmt.Errorf("no bot plays side %d; give one for each side, as --bots steady,steady", side)
		}
		d := bot.Decide(g.Seen(side), side, ai.Watch{Objective: goals[side]})
		goals[side] = d.Objective
		m.explain(g.Position(), side, d, w)
		for i, c := range d.Commands {
			if i > 0 && !still(g, side, c) { // something else came between: it is asked anew
				break
			}
			if _, err := g.Do(c); err != nil {
				return err
			}
			given++
			m.tellLine(g)
		}
		if v := g.Position(); m.progress != nil && phaseOf(v) != date {
			date = phaseOf(v)
			view := v.View()
			m.progress(wording.Word(w, "ctl.play.progress", view.Turn, view.Turns, w.Word(view.Date, namer(v)), score(v, w)))
		}
	}
	return fmt.Errorf("the game did not end within %d commands", matchLimit)
}

// still tells whether what a side has decided may be given where the game has come to by now.
func still(g *play.Game, side engine.Side, c engine.Command) bool {
	p := g.Seen(side)
	return engine.Takes(p, p.Legal(side, nil), c)
}

// tellLine prints the last entry of the journal.
func (m *match) tellLine(g *play.Game) {
	if l, ok := g.Line(g.Len()); ok && m.written != nil {
		m.written(fmt.Sprintf("written %d %s", l.N, l.Chain))
	}
}

// explain says what a bot meant by a decision, where it has something to say.
func (m *match) explain(p engine.Position, side engine.Side, d ai.Decision, w engine.Catalog) {
	if m.why == nil || len(d.Meant) == 0 {
		return
	}
	line := w.Name(namer(p).NameOf(engine.NewRef(engine.KindSide, int(side)))) + ":"
	for _, t := range append(slices.Clone(d.Meant), d.Expected...) {
		line += " " + w.Word(t, namer(p))
	}
	m.why(line)
}

// phaseOf tells phases apart, to report each once.
func phaseOf(p engine.Position) string {
	if m, ok := p.(engine.PhaseMarker); ok {
		return fmt.Sprint(m.PhaseID() >> 8)
	}
	return ""
}

func score(p engine.Position, w engine.Catalog) string {
	var out []string
	for _, s := range p.Outcome().Score {
		out = append(out, fmt.Sprintf("%s %d", w.Name(namer(p).NameOf(engine.NewRef(engine.KindSide, int(s.Side)))), s.Points))
	}
	return strings.Join(out, ", ")
}
