package main

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"awaw/assets"
	"awaw/engine"
	"awaw/internal/art"
	"awaw/internal/present/program"
	"awaw/internal/save"
	"awaw/scenarios"
)

func testDesk(t *testing.T, o options) *desk {
	t.Helper()
	text, err := assets.Text("en")
	if err != nil {
		t.Fatal(err)
	}
	kit, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	if o.saves == "" {
		o.saves = t.TempDir()
	}
	d, err := newDesk(o, engine.Catalog(text), newBoards(kit, "en", engine.Catalog(text)))
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func start(t *testing.T, d *desk, n program.NewGame) *program.Play {
	t.Helper()
	if n.Scenario == "" {
		n.Scenario = scenarios.Default().ID
	}
	p, err := d.Start(n)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// step plays the first legal command of the side to act.
func step(t *testing.T, p *program.Play) {
	t.Helper()
	side := p.Game.ToAct()[0]
	if _, err := p.Game.Do(p.Game.Legal(side, nil)[0]); err != nil {
		t.Fatal(err)
	}
}

func (d *desk) only(t *testing.T) program.Save {
	t.Helper()
	d.listed = time.Time{}
	list := d.Saves()
	if len(list) != 1 {
		t.Fatalf("%d saves are listed", len(list))
	}
	return list[0]
}

// saved plays four steps of a game of two persons and closes it: the game, its file, and what stands there.
func (d *desk) saved(t *testing.T) (p *program.Play, file string, data []byte) {
	t.Helper()
	p = start(t, d, program.NewGame{Seats: []string{"person", "person"}})
	for range 4 {
		step(t, p)
	}
	p.Close()
	file = d.only(t).ID
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return p, file, data
}

// What is played stands in a save at once; opened again it goes on with the same players and the same choices.
func TestGamesAreSavedAndOpened(t *testing.T) {
	seed := uint64(7)
	d := testDesk(t, options{seed: &seed})
	p := start(t, d, program.NewGame{Seats: []string{"random", "person"}, Typed: true, Curtain: true})
	step(t, p)
	step(t, p)
	path, line := p.Game.Path(), p.Game.Len()
	if s := d.only(t); s.Broken != "" || s.Title != p.Title {
		t.Errorf("listed as %+v", s)
	}
	if _, err := d.Open(d.only(t).ID); !errors.Is(err, save.ErrInUse) {
		t.Errorf("opened a second time while it is played: %v", err)
	}
	p.Close()
	q, err := d.Open(d.only(t).ID)
	if err != nil {
		t.Fatal(err)
	}
	defer q.Close()
	if !slices.Equal(q.Seats, []string{"random", "person"}) || !q.Curtain || !q.Game.Typed() || q.Title != p.Title || q.Replay {
		t.Errorf("opened as %+v", q)
	}
	if !slices.Equal(q.Game.Path(), path) || q.Game.Len() != line || q.Game.Position().Digest() != p.Game.Position().Digest() {
		t.Error("the game is not where it was left")
	}
	step(t, q)
}

// Looking at a save writes nothing and works while another program plays it.
func TestLookingChangesNothing(t *testing.T) {
	d := testDesk(t, options{})
	p := start(t, d, program.NewGame{Seats: []string{"person", "person"}})
	defer p.Close()
	step(t, p)
	file := d.only(t).ID
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	q, err := d.look(file)
	if err != nil {
		t.Fatal(err)
	}
	if !q.Replay || q.Close != nil {
		t.Errorf("opened as %+v", q)
	}
	after, err := os.ReadFile(file)
	if err != nil || !bytes.Equal(before, after) {
		t.Errorf("the file changed (%v)", err)
	}
}

// The sound part of a damaged save is taken over into another, the damaged one stays, and the player is told.
func TestDamagedSaves(t *testing.T) {
	d := testDesk(t, options{})
	p, file, data := d.saved(t)
	lines := bytes.SplitAfter(data, []byte("\n"))
	at := len(lines) - 3
	lines[at] = bytes.Replace(lines[at], []byte(`"side":`), []byte(`"sidd":`), 1)
	bad := bytes.Join(lines, nil)
	if bytes.Equal(bad, data) {
		lines[at] = append([]byte("x"), lines[at]...)
		bad = bytes.Join(lines, nil)
	}
	if err := os.WriteFile(file, bad, 0o644); err != nil {
		t.Fatal(err)
	}
	q, err := d.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer q.Close()
	if q.Notice == "" || q.Game.Len() >= p.Game.Len() {
		t.Errorf("notice %q, %d lines of %d", q.Notice, q.Game.Len(), p.Game.Len())
	}
	if now, err := os.ReadFile(file); err != nil || !bytes.Equal(now, bad) {
		t.Errorf("the damaged file changed (%v)", err)
	}
	step(t, q)
}

// A game that rules of today do not follow to its end goes on from the last step they take, in a save of its own.
func TestSavesThatPart(t *testing.T) {
	d := testDesk(t, options{})
	_, file, data := d.saved(t)
	var before [sha256.Size]byte
	var out strings.Builder
	commands := 0
	for line := range strings.Lines(string(data)) {
		body, _, chained := strings.Cut(strings.TrimSpace(line), `,"chain":"`)
		if strings.Contains(body, `"private":"position"`) {
			continue
		}
		if strings.Contains(body, `"kind":"command"`) {
			if commands++; commands == 4 {
				body = regexp.MustCompile(`"cmd":"[^"]*"`).ReplaceAllString(body, `"cmd":"Axis: roll"`)
			}
		}
		if chained {
			before = sha256.Sum256(append(before[:], body...))
			body += fmt.Sprintf(`,"chain":"%x"}`, before)
		}
		out.WriteString(body + "\n")
	}
	if err := os.WriteFile(file, []byte(out.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	q, err := d.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer q.Close()
	if !strings.Contains(q.Notice, "rescued") || strings.Contains(q.Notice, "awaw.no.") {
		t.Errorf("told: %q", q.Notice)
	}
	if now, err := os.ReadFile(file); err != nil || string(now) != out.String() {
		t.Errorf("the old save changed (%v)", err)
	}
	step(t, q)
}

// A game begun with a player's own rule values goes on with them where they are not in force.
func TestSavesCarryRuleValues(t *testing.T) {
	dir := t.TempDir()
	shipped, err := os.ReadFile("../../tables/awaw/costs.toml")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(dir, "awaw"), 0o755); err != nil {
		t.Fatal(err)
	}
	own := strings.Replace(string(shipped), "= 3", "= 4", 1)
	if own == string(shipped) {
		t.Fatal("costs.toml has no 3 to change")
	}
	if err := os.WriteFile(filepath.Join(dir, "awaw", "costs.toml"), []byte(own), 0o644); err != nil {
		t.Fatal(err)
	}
	saves := t.TempDir()
	d := testDesk(t, options{saves: saves, tables: dir})
	p := start(t, d, program.NewGame{Seats: []string{"person", "person"}})
	if got := p.Game.Header().Tables.Values["awaw/costs.toml"]; got != own {
		t.Error("the save does not carry the values")
	}
	p.Close()
	plain := testDesk(t, options{saves: saves})
	q, err := plain.Open(plain.only(t).ID)
	if err != nil {
		t.Fatal(err)
	}
	defer q.Close()
	if a, b := q.Game.Kit().Tables.Hash("awaw"), plain.tables.Hash("awaw"); a == b || a != d.tables.Hash("awaw") {
		t.Errorf("played with values %s; shipped are %s", a, b)
	}
}

// Two games without a seed of the player's choice have different dice; with one they have the same.
func TestSeeds(t *testing.T) {
	commit := func(o options) string {
		d := testDesk(t, o)
		p := start(t, d, program.NewGame{Seats: []string{"person", "person"}})
		defer p.Close()
		return p.Game.Header().Seed.Commit
	}
	n := uint64(0)
	free, again := commit(options{}), commit(options{})
	open, openAgain := commit(options{seed: &n}), commit(options{seed: &n})
	if free == again || free == open {
		t.Error("two games share a seed")
	}
	if open != openAgain {
		t.Error("one open seed gives two games")
	}
}

// Bots play legal commands, the same bot all through a game; an unknown one is none.
func TestBots(t *testing.T) {
	d := testDesk(t, options{})
	p := start(t, d, program.NewGame{Seats: []string{"random", "random"}})
	defer p.Close()
	for range 20 {
		side := p.Game.ToAct()[0]
		for _, c := range ponder(d.Bot("random"), p.Game.Seen(side), side).Commands {
			if _, err := p.Game.Do(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if d.Bot("nobody") != nil {
		t.Error("an unknown bot plays")
	}
}

// ponder waits for what a bot comes to.
func ponder(b program.Bot, p engine.Position, side engine.Side) program.Thought {
	for {
		if x := b.Think(p, side); !x.Busy {
			return x
		}
		runtime.Gosched()
	}
}

// A bot that thinks is told to move, and a thought about a position that is gone is given up.
func TestBotsMoveNowAndForget(t *testing.T) {
	d := testDesk(t, options{})
	p := start(t, d, program.NewGame{Seats: []string{"marshal", "marshal"}})
	defer p.Close()
	side := p.Game.ToAct()[0]
	b := d.Bot("marshal")
	if x := b.Think(p.Game.Seen(side), side); x.Busy && x.Share > 1 {
		t.Errorf("share %g", x.Share)
	}
	b.MoveNow()
	b.MoveNow()
	c := ponder(b, p.Game.Seen(side), side).Commands[0]
	b.Think(p.Game.Seen(side), side)
	if _, err := p.Game.Do(c); err != nil {
		t.Fatal(err)
	}
	side = p.Game.ToAct()[0]
	b.Think(p.Game.Seen(side), side)
	b.MoveNow()
	if got := ponder(b, p.Game.Seen(side), side).Commands; len(got) == 0 || !slices.Contains(p.Game.Seen(side).Legal(side, nil), got[0]) {
		t.Errorf("after the position changed the bot gives %v", got)
	}
	d.rest()
}

// The wits of the bots stand in the save, and an opened save has them again.
func TestWitsAreSaved(t *testing.T) {
	n := uint64(7)
	d := testDesk(t, options{seed: &n})
	p := start(t, d, program.NewGame{Seats: []string{"person", "commander"}})
	text, ok := p.Game.Setting(settingBots)
	if !ok || !strings.HasPrefix(text, "seed=7 cadet=") || !strings.Contains(text, " marshal=") {
		t.Errorf("the save says %q of its bots", text)
	}
	p.Close()
	w := readWits("seed=9 commander=77 pilot=x odd =3 marshal=0", wits{nodes: map[string]int{"pilot": 5, "marshal": 6}})
	if w.seed != 9 || w.nodes["commander"] != 77 || w.nodes["pilot"] != 5 || w.nodes["marshal"] != 6 {
		t.Errorf("read %+v", w)
	}
	if again := readWits(w.String(), wits{nodes: map[string]int{}}); again.seed != 9 || again.nodes["commander"] != 77 {
		t.Errorf("written and read: %+v", again)
	}
}

// Paragraphs are found whole, by their parts and by their parents.
func TestParagraphs(t *testing.T) {
	d := testDesk(t, options{})
	if _, text, ok := d.Rule("17.13"); !ok || !strings.Contains(text, "\n") {
		t.Errorf("17.13 has several clauses, shown as %q", text)
	}
	if _, _, ok := d.Rule("17.11"); !ok {
		t.Error("17.11 is not found")
	}
	for _, c := range []engine.Cite{"", "1", "99.9", "99.99Z"} {
		if title, text, ok := d.Rule(c); ok {
			t.Errorf("%q gives %q: %q", c, title, text)
		}
	}
	if near := d.RulesFrom("18.21"); slices.Index(near, "18.21") < 1 || slices.Index(near, "18.21") > slices.Index(near, "18.22") {
		t.Errorf("near 18.21: %v", near)
	}
	for _, c := range []engine.Cite{"", "17.11", "99"} {
		if near := d.RulesFrom(c); len(near) == 0 {
			t.Errorf("nothing is near %q", c)
		}
	}
}

func TestCrashReport(t *testing.T) {
	d := testDesk(t, options{saves: filepath.Join(t.TempDir(), "saves")})
	var errs bytes.Buffer
	if code := d.crashed("index out of range", []byte("main.go:12"), &errs); code != exitCrash {
		t.Errorf("exit code %d", code)
	}
	found, err := filepath.Glob(filepath.Join(d.store.Dir(), "crash-*.txt"))
	if err != nil || len(found) != 1 {
		t.Fatalf("reports %v, %v", found, err)
	}
	text, err := os.ReadFile(found[0])
	if err != nil || !strings.Contains(string(text), "index out of range") || !strings.Contains(string(text), "main.go:12") {
		t.Errorf("the report says %q (%v)", text, err)
	}
	if !strings.Contains(errs.String(), found[0]) {
		t.Errorf("the message %q does not say where the report is", errs.String())
	}
}

// Every level has the time the options give, the one for all cores four times as much, and a change reaches a game that goes on.
func TestTimeToThink(t *testing.T) {
	d := testDesk(t, options{})
	start(t, d, program.NewGame{Seats: []string{person, "marshal"}})
	for _, q := range []struct {
		set            int
		pilot, marshal time.Duration
	}{{2, 2 * time.Second, 8 * time.Second}, {20, 20 * time.Second, 80 * time.Second}, {1, time.Second, 4 * time.Second}} {
		d.hasten(q.set)
		if p, m := d.bounds("pilot").Time, d.bounds("marshal").Time; p != q.pilot || m != q.marshal {
			t.Errorf("%d seconds are set: pilot has %v, marshal %v", q.set, p, m)
		}
	}
	before := d.Bot("marshal")
	d.hasten(1)
	if d.Bot("marshal") != before {
		t.Error("nothing changed, and the opponent forgot what it was about")
	}
	d.hasten(5)
	if d.Bot("marshal") == before {
		t.Error("the opponent goes on with the time it had")
	}
}
