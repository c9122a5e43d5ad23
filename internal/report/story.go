package report

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/engine/play"
	"awaw/internal/save"
)

// mapHex is how wide a hex is on the pictures of a report at least, in pixels, up to mapWide pixels a picture; mostPictures is how many turns are pictured at most.
const (
	mapHex       = 44
	mapWide      = 1400
	mostPictures = 16
)

// Story is the after-action report of a game's line of play, told but not yet written: its text, and what its pictures
// show. It is taken from the game at once and may be written while the game goes on.
type Story struct {
	Text     []byte
	board    engine.Board
	words    engine.Catalog
	pictures []picture
	charts   []chart
}

// picture is a map of the story; chart a drawing that is written as it stands.
type picture struct {
	file string
	view engine.View
}

type chart struct {
	file string
	svg  []byte
}

// Tell tells the story of a game as side knows it, NoSide for what everybody may know, in the words of one language, with
// pictures where told so.
func Tell(g *play.Game, side engine.Side, words engine.Catalog, pictures bool) (*Story, error) {
	var b bytes.Buffer
	t := &teller{writer: writer{out: &b}, g: g, side: side, words: words, story: &Story{board: g.Kit().Board, words: words}, pictures: pictures}
	if err := t.tell(); err != nil {
		return nil, err
	}
	t.story.Text = b.Bytes()
	return t.story, t.err
}

// Write writes text and pictures into a folder that is made for them, and gives the path of the text.
func (s *Story) Write(dir string) (string, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", fmt.Errorf("the folder for the report cannot be made: %w", err)
	}
	for _, p := range s.pictures {
		img, err := Picture(s.board, p.view, hexOf(s.board, p.view), s.words)
		if err != nil {
			return "", err
		}
		var b bytes.Buffer
		if err := png.Encode(&b, img); err != nil {
			return "", err
		}
		if err := save.Publish(filepath.Join(dir, p.file), b.Bytes()); err != nil {
			return "", err
		}
	}
	for _, c := range s.charts {
		if err := save.Publish(filepath.Join(dir, c.file), c.svg); err != nil {
			return "", err
		}
	}
	path := filepath.Join(dir, "report.md")
	return path, save.Publish(path, s.Text)
}

// teller writes one story.
type teller struct {
	writer
	g        *play.Game
	side     engine.Side
	words    engine.Catalog
	story    *Story
	pictures bool
	names    engine.Namer
	every    int    // turns between pictures
	heading  string // of the phase, until something happens in it
	date     string
	verdicts map[engine.Ref]ordered.Verdict // of the last movement that was ordered in writing
	below    string                         // how far in a line stands that belongs to the fight above it
}

// say words a message of the report, in the words of the system where it has its own.
func (t *teller) say(key string, args ...any) string {
	if own := string(t.g.Header().System) + "." + key; t.words[own] != "" {
		key = own
	}
	return t.words.Word(engine.Say(key, args...), t.names)
}

// at gives the position after a node as the reader may know it.
func (t *teller) at(n int) (engine.Position, error) {
	p, err := t.g.At(n, t.side)
	if err == nil {
		t.names = namer(p)
	}
	return p, err
}

func (t *teller) tell() error {
	first, err := t.at(0)
	if err != nil {
		return err
	}
	v := first.View()
	t.every = max(1, (v.Turns+mostPictures-1)/mostPictures)
	if err := t.head(v); err != nil {
		return err
	}
	t.line("## %s", t.say("report.course"))
	t.line("")
	t.chartMap("start", t.say("report.map.start"), v)
	turn, before := v.Turn, v
	t.begins(first, v)
	for _, n := range t.g.Path()[1:] {
		p, err := t.at(n)
		if err != nil {
			return err
		}
		events, err := t.g.Events(n, t.side)
		if err != nil {
			return err
		}
		t.settle(p)
		now := p.View()
		if now.Turn != turn {
			t.endTurn(before)
			turn = now.Turn
		}
		for _, e := range events {
			t.event(e, now)
		}
		before = now
	}
	t.endTurn(before)
	return t.err
}

// head writes what stands before the course: who played what, how it ended, what was lost, how the dice fell.
func (t *teller) head(v engine.View) error {
	h := t.g.Header()
	t.line("# %s", t.title(h))
	t.line("")
	t.line("%s", t.say("report.scenario", scenarioID(h), systemName(h.System)))
	if rolls(h.System) {
		t.line("%s", t.say("report.seed", h.Seed.Commit))
		if h.Seed.Open {
			t.line("%s", t.say("report.seed.open"))
		}
	}
	t.players(v)
	if t.g.Sandbox() {
		t.line("%s", t.say("report.sandbox"))
	}
	t.line("")
	if len(v.House) > 0 {
		t.line("%s", t.say("report.house"))
		t.line("")
		for _, x := range v.House {
			t.line("- %s", t.words.Word(x, t.names))
		}
		t.line("")
	}
	t.result()
	sums, err := t.reckon()
	if err != nil {
		return err
	}
	t.losses(v, sums)
	t.luck(v, sums)
	return nil
}

// players tells who played each side, where the game says so.
func (t *teller) players(v engine.View) {
	chosen, ok := t.g.Setting(play.SettingSeats)
	if !ok {
		return
	}
	for i, who := range strings.Split(chosen, ",") {
		if key := "screen.seat." + strings.TrimSpace(who); i < len(v.Sides) && t.words[key] != "" {
			t.line("%s: %s.", t.words.Word(v.Sides[i].Name, t.names), t.words[key])
		}
	}
}

// result tells who has won, or that nobody has yet.
func (t *teller) result() {
	o := t.g.Outcome()
	t.line("## %s", t.say("report.result"))
	t.line("")
	if o.Over {
		t.line("%s", t.words.Word(o.Why, t.names))
	} else {
		t.line("%s", t.say("report.open"))
	}
	t.line("")
	for _, s := range o.Score {
		t.line("- %s", t.say("report.score", s.Side, s.Points))
	}
	t.line("")
}

// chartMap puts a picture of the map in.
func (t *teller) chartMap(name, caption string, v engine.View) {
	if !t.pictures {
		return
	}
	file := name + ".png"
	t.story.pictures = append(t.story.pictures, picture{file, v})
	t.line("![%s](%s)", caption, file)
	t.line("")
}

// endTurn closes a turn with a picture of how it stands.
func (t *teller) endTurn(v engine.View) {
	t.below = ""
	t.line("")
	if v.Turn%t.every == 0 || v.Turn >= v.Turns {
		t.chartMap(fmt.Sprintf("turn-%d", v.Turn), t.say("report.map.turn", v.Turn), v)
	}
}

// headed is a position that words what an event would announce, had its turn not been the first.
type headed interface{ Heading() engine.Text }

// begins heads what the first side does, which no event announces.
func (t *teller) begins(p engine.Position, v engine.View) {
	if t.date = t.words.Word(v.Date, t.names); t.date != "" {
		t.line("*%s*", t.date)
		t.line("")
	}
	if h, ok := p.(headed); ok {
		t.heading = strings.TrimRight(t.words.Word(h.Heading(), t.names), ".:")
	}
}

// event tells one event: phases as headings once something happens in them, fights as points, dice with their sums and what
// came of them below.
func (t *teller) event(e engine.Event, v engine.View) {
	if e.Kind == engine.EventMove && !e.Facts().Amid {
		return
	}
	text, ok := t.order(e)
	if !ok {
		text = t.words.Word(e.Text, t.names) + cited(e.Cite, t.words)
	}
	if e.Kind == engine.EventPhase {
		t.heading, t.below = strings.TrimRight(t.words.Word(e.Text, t.names), ".:"), ""
		return
	}
	if t.heading != "" {
		t.line("")
		t.line("### %s", t.heading)
		t.line("")
		if date := t.words.Word(v.Date, t.names); date != t.date && t.verdicts == nil { // heads of written orders name the season
			t.date = date
			t.line("*%s*", date)
			t.line("")
		}
		t.heading = ""
	}
	switch e.Kind {
	case engine.EventBattle:
		t.line("- %s", text)
		t.below = "  "
	case engine.EventDice:
		t.line("%s- %s", t.below, text)
		for _, l := range e.Ledger.Lines {
			if l.N != 0 {
				t.line("%s  - %s %s%s", t.below, strings.Replace(fmt.Sprintf("%+d", l.N), "-", "−", 1), t.words.Word(l.Why, t.names), cited(l.Cite, t.words))
			}
		}
	case engine.EventLoss, engine.EventTurned, engine.EventChoice, engine.EventMove:
		t.line("%s- %s", t.below, text)
	default:
		t.line("- %s", text)
		t.below = ""
	}
}
