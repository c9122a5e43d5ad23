package main

import (
	"errors"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/engine/systems/worldatwar"
	"awaw/internal/present/program"
)

func TestASaveIsListedRenamedExportedThrownAwayAndFetchedBack(t *testing.T) {
	d := testDesk(t, options{})
	p, err := d.Start(program.NewGame{Scenario: "first-morning", Seats: []string{"person", "pilot"}, Typed: true, Options: map[string]string{"port_missions": "false"}})
	if err != nil {
		t.Fatal(err)
	}
	if got := p.Game.Header().Options["port_missions"]; got != "false" {
		t.Errorf("the journal holds port_missions %q", got)
	}
	p.Close()
	list := d.Saves()
	if len(list) != 1 || strings.Join(list[0].Seats, ",") != "person,pilot" || list[0].Dice != "typed" || list[0].Scenario != "First Morning" || list[0].State != "Just begun" {
		t.Fatalf("listed: %+v", list)
	}
	dir, err := d.ExportSave(list[0].ID, program.ForMe)
	if err != nil {
		t.Fatal(err)
	}
	report, _ := os.ReadFile(filepath.Join(dir, "report.md"))
	copied, _ := os.ReadFile(filepath.Join(dir, "First Morning.awaw"))
	own, _ := os.ReadFile(list[0].ID)
	if !strings.Contains(string(report), "First Morning") || !strings.Contains(string(report), "map.png") || len(own) == 0 || string(copied) != string(own) {
		t.Error("the export lacks report, picture or journal")
	}
	if again, err := d.ExportSave(list[0].ID, program.ForMe); err != nil || again == dir {
		t.Errorf("a second export goes to %q, %v", again, err)
	}
	if err := d.Rename(list[0].ID, "Kept"); err != nil || d.Saves()[0].Title != "Kept" {
		t.Fatalf("renamed: %v, %+v", err, d.Saves())
	}
	if err := d.Trash(d.Saves()[0].ID); err != nil || len(d.Saves()) != 0 || len(d.Trashed()) != 1 {
		t.Fatalf("thrown away: %v, %d saves, %d in the trash", err, len(d.Saves()), len(d.Trashed()))
	}
	if err := d.Restore(d.Trashed()[0].ID); err != nil || len(d.Saves()) != 1 || len(d.Trashed()) != 0 {
		t.Fatalf("fetched back: %v", err)
	}
	if err := d.Rename("/nowhere/gone.awaw", "X"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a save that is not there: %v", err)
	}
}

// A copy for one side is asked for, holds what that side knows, is listed as what it is, and opens to be looked at through that side's
// eyes alone; nothing private goes into it, into its report or its picture.
func TestACopyForOneSide(t *testing.T) {
	d := testDesk(t, options{})
	p, err := d.Start(program.NewGame{Scenario: "midway-1942", Seats: []string{"person", "person"}})
	if err != nil {
		t.Fatal(err)
	}
	for range 12 {
		side := p.Game.ToAct()[0]
		if _, err := p.Game.Do(p.Game.Legal(side, nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	p.Close()
	id := d.Saves()[0].ID
	if _, err := d.ExportSave(id, program.ForEveryone); !errors.Is(err, play.ErrNotOver) {
		t.Fatalf("a copy of a game that is not over for everyone: %v", err)
	}
	dir, err := d.ExportSave(id, "2")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.awaw"))
	if err != nil || len(files) != 1 || !strings.HasSuffix(files[0], "for Japan.awaw") {
		t.Fatalf("in the folder: %v, %v", files, err)
	}
	text, err := os.ReadFile(files[0])
	if err != nil || strings.Contains(string(text), `{"private"`) {
		t.Fatal("the copy holds private lines")
	}
	c, err := d.Open(files[0])
	if err != nil {
		t.Fatal(err)
	}
	if !c.Replay || c.Seats[0] == person || c.Seats[1] != person || !strings.Contains(c.Notice, "Japan") {
		t.Errorf("opened as %+v", c)
	}
	if c.Game.Head() == 0 || c.Game.Seen(2).Digest() != p.Game.Seen(2).Digest() {
		t.Error("the copy shows another position than that side saw")
	}
	if _, err := d.ExportSave(files[0], "1"); !errors.Is(err, play.ErrCopy) {
		t.Errorf("a copy of a copy for the other side: %v", err)
	}
}

func TestACrashNamesTheGameAndIsToldOnce(t *testing.T) {
	d := testDesk(t, options{})
	if c, ok := d.Crashed(); ok {
		t.Fatalf("a crash that never was: %+v", c)
	}
	game := d.store.Path("game")
	if err := os.WriteFile(game, []byte("x"), 0o644); err != nil {
		t.Fatal(err)
	}
	at := time.Date(2026, 3, 4, 5, 6, 7, 0, time.UTC)
	for i, playing := range []string{game, "/nowhere/gone.awaw", ""} {
		path, err := writeReport(d.store.Dir(), "crash", playing, "what", []byte("where"), at.Add(time.Duration(i)*time.Second))
		if err != nil {
			t.Fatal(err)
		}
		c, ok := d.Crashed()
		want := ""
		if playing == game {
			want = game
		}
		if !ok || c.Report != path || c.Save != want || c.When == "" {
			t.Errorf("played %q: %+v, %v", playing, c, ok)
		}
	}
	d.CrashSeen()
	if _, ok := d.Crashed(); ok {
		t.Error("it is told again")
	}
	if left, _ := filepath.Glob(filepath.Join(d.store.Dir(), "crash-*")); len(left) != 3 {
		t.Errorf("%d reports are left of 3", len(left))
	}
}

func TestEverySwitchTheRulesKnowIsOfferedWithWords(t *testing.T) {
	d := testDesk(t, options{})
	_, err := d.Start(program.NewGame{Scenario: "first-morning", Seats: []string{"person", "person"}, Options: map[string]string{"no_such": "true"}})
	if err == nil {
		t.Fatal("a switch there is not was taken")
	}
	_, known, _ := strings.Cut(err.Error(), "one of ")
	offered := map[string]bool{}
	for _, o := range d.Options("first-morning") {
		offered[o.Key] = true
		if strings.Contains(o.Name+o.Means, "⟨") || o.Cite == "" || o.Standard == "" {
			t.Errorf("%+v lacks words, paragraph or standard", o)
		}
		if len(o.Choices) < 2 {
			t.Errorf("%s offers %v", o.Key, o.Choices)
		}
		for _, c := range o.Choices {
			v := c.S
			if strings.Contains(c.Text, "⟨") {
				t.Errorf("%s = %s lacks words", o.Key, v)
			}
			p, err := d.Start(program.NewGame{Scenario: "first-morning", Seats: []string{"person", "person"}, Options: map[string]string{o.Key: v}})
			if err != nil {
				t.Errorf("%s = %s: %v", o.Key, v, err)
				continue
			}
			p.Close()
		}
	}
	for _, k := range strings.Split(known, ", ") {
		if k = strings.Trim(k, ` ".`); k != "" && !offered[k] {
			t.Errorf("the rules know %s, the set-up does not offer it", k)
		}
	}
}

func TestTheOddsDeskGivesWholeDistributions(t *testing.T) {
	d := testDesk(t, options{})
	one := func(nation, kind string, n int) []program.OddsForce {
		return []program.OddsForce{{Nation: nation, Kind: kind, N: n}}
	}
	for _, a := range []program.OddsAsk{
		{Sides: [][]program.OddsForce{one("Germany", "AAF", 6), one("Britain", "AAF", 5)}},
		{Sides: [][]program.OddsForce{one("Germany", "AAF", 1), one("Russia", "AAF", 40)}, Rounds: 1},
		{Sides: [][]program.OddsForce{one("Japan", worldatwar.EliteCode, 6), one("United States", "NAS", 6)}, On: []string{"cap"}},
		{Sides: [][]program.OddsForce{append(one("Germany", "AAF", 2), one("Germany", "AAF", 3)...), one("Britain", "NAS", 4)}, On: []string{"best.attacker", "best.defender"}},
		{Sides: [][]program.OddsForce{one("United States", "SB", 5), one("Germany", "INT", 3)}, On: []string{"bomb"}},
	} {
		o, err := d.Odds(a)
		if err != nil {
			t.Errorf("%+v: %v", a, err)
			continue
		}
		ends := 0.0
		for _, e := range o.Ends {
			ends += e.Share
		}
		if math.Abs(ends-1) > 1e-9 {
			t.Errorf("%+v: the ends sum to %v", a, ends)
		}
		for side, x := range o.Sides {
			sum := 0.0
			for i, r := range x.Lost {
				sum += r.Share
				if r.N != i {
					t.Errorf("%+v: row %d of side %d is of %d losses", a, i, side, r.N)
				}
			}
			if math.Abs(sum-1) > 1e-9 {
				t.Errorf("%+v: losses of side %d sum to %v", a, side, sum)
			}
		}
		if o.Sides[0].Net != -o.Sides[1].Net || o.Rounds < 1 {
			t.Errorf("%+v: nets %d and %d, %v rounds", a, o.Sides[0].Net, o.Sides[1].Net, o.Rounds)
		}
	}
	if _, err := d.Odds(program.OddsAsk{Sides: [][]program.OddsForce{one("Germany", "nothing", 1), one("Britain", "AAF", 1)}}); err == nil {
		t.Error("a fight of no type of unit has odds")
	}
}

func TestTheGalleryIsWhole(t *testing.T) {
	d := testDesk(t, options{})
	list := d.Scenarios()
	if len(list) != len(systems.InWindow()) {
		t.Fatalf("%d scenarios of %d", len(list), len(systems.InWindow()))
	}
	groups := []string{}
	for _, s := range list {
		if len(groups) == 0 || groups[len(groups)-1] != s.Group {
			groups = append(groups, s.Group)
		}
		sum := 0.0
		for _, b := range s.Balance {
			sum += b.Part
		}
		if s.Length == "" || s.Short == "" || s.Rules == "" || s.Complexity < 1 || len(s.Sides) < 2 || len(s.Balance) > 0 && (s.Games < 1 || sum < 1 || sum > 100.01) {
			t.Errorf("%+v", s)
		}
	}
	want := []string{d.word("window.group.first")}
	for _, sys := range systems.All() {
		if !sys.CommandLine {
			want = append(want, sys.Name)
		}
	}
	if !slices.Equal(groups, want) {
		t.Errorf("the groups are %v, expected %v: what one begins with, then each system once", groups, want)
	}
	for _, n := range d.OddsNations() {
		if len(d.OddsKinds(n.S)) == 0 || d.words.Word(engine.Say("x"), nil) == n.Text {
			t.Errorf("%+v has no types", n)
		}
	}
}

// A game finished with dice typed in, of a copy that does not know its seed, is left as over; looking at it again writes nothing.
func TestAFinishedGameIsNotOfferedAgain(t *testing.T) {
	d := testDesk(t, options{})
	p := start(t, d, program.NewGame{Scenario: "first-morning", Seats: []string{"person", "person"}, Typed: true})
	p.Close()
	data, err := os.ReadFile(p.ID)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(data), "\n")
	if !strings.Contains(lines[1], `"seed"`) {
		t.Fatalf("the second line is %q, not the seed", lines[1])
	}
	if err := os.WriteFile(p.ID, []byte(strings.Join(slices.Delete(lines, 1, 2), "")), 0o600); err != nil {
		t.Fatal(err)
	}
	if p, err = d.Open(p.ID); err != nil {
		t.Fatal(err)
	}
	for len(p.Game.ToAct()) > 0 {
		side := p.Game.ToAct()[0]
		legal := p.Game.Legal(side, nil)
		if _, err := p.Game.Do(legal[len(legal)-1]); err != nil && !errors.Is(err, engine.ErrNeedDice) {
			t.Fatal(err)
		}
		for ask, open := p.Game.Waiting(); open; ask, open = p.Game.Waiting() {
			if _, err := p.Game.Give(slices.Repeat([]int{3}, ask.N)...); err != nil && !errors.Is(err, engine.ErrNeedDice) {
				t.Fatal(err)
			}
		}
	}
	p.Close()
	if !d.only(t).Over {
		t.Error("a finished game is not listed as over")
	}
	q, err := d.Open(p.ID)
	if err != nil {
		t.Fatal(err)
	}
	was := q.Game.Len()
	q.Close()
	if q.Game.Len() != was {
		t.Error("looking at a finished game wrote its end down again")
	}
}

// A name that cannot be given is refused in plain words, in the player's language, and the save keeps the one it has.
func TestNamesThatCannotBeGivenAreRefusedPlainly(t *testing.T) {
	text, err := assets.Text("de")
	if err != nil {
		t.Fatal(err)
	}
	d := testDesk(t, options{})
	d.words = engine.Catalog(text)
	first := start(t, d, program.NewGame{Scenario: "first-morning", Seats: []string{"person", "person"}})
	second := start(t, d, program.NewGame{Scenario: "first-morning", Seats: []string{"person", "person"}})
	first.Close()
	second.Close()
	taken := saveName(second.ID)
	for name, want := range map[string]string{"Mein/Spiel": "So kann ein Spielstand nicht heißen", "": "So kann ein Spielstand nicht heißen", ".am Anfang": "keinen Punkt am Anfang",
		taken: "„" + taken + "“ gibt es schon"} {
		err := d.Rename(first.ID, name)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", name, err)
		}
		if _, err := os.Stat(first.ID); err != nil {
			t.Errorf("%q: %v", name, err)
		}
	}
}

// A file's name that holds what turns the direction of writing, or what a terminal obeys, is written out in the list.
func TestNamesOfFilesAreVisible(t *testing.T) {
	d := testDesk(t, options{})
	name := "evil\u202egnp"
	if err := os.WriteFile(d.store.Path(name), []byte("no save"), 0o600); err != nil {
		t.Skip(err)
	}
	if list := d.Saves(); len(list) != 1 || list[0].Title != "evil<202E>gnp" {
		t.Errorf("listed: %+v", list)
	}
}
