package mail

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/play/chain"
)

// wholly is the journal of a game that is over, and the game of a journal.
func (d *table) wholly() string {
	d.t.Helper()
	text, err := d.game.TextUpTo(d.game.Head())
	if err != nil {
		d.t.Fatal(err)
	}
	return text
}

func held(t *testing.T, d *table, text string) Held {
	t.Helper()
	j, err := ReadWhole(text)
	if err != nil {
		t.Fatal(err)
	}
	whole, err := play.Resume(rulesOf(d.doc), engine.Kit{}, j, nil)
	if err != nil {
		return Held{Untrue: []Untrue{{Why: engine.Say("no game")}}}
	}
	return Hold(d.game, whole)
}

// untrue names what does not hold.
func (h Held) untrue() string {
	keys := map[string]bool{}
	for _, u := range h.Untrue {
		keys[strings.TrimPrefix(u.Why.Key, "mail.untrue.")] = true
	}
	return strings.Join(slices.Sorted(maps.Keys(keys)), " ")
}

// rechained are the lines of a journal, changed, with their numbers and chains made right again.
func rechained(t *testing.T, text string, change func(lines []map[string]any) []map[string]any) string {
	t.Helper()
	rows := strings.Split(strings.TrimSpace(text), "\n")
	var lines []map[string]any
	for _, row := range rows[1:] {
		var l map[string]any
		if err := json.Unmarshal([]byte(row), &l); err != nil {
			t.Fatal(err)
		}
		delete(l, "chain")
		lines = append(lines, l)
	}
	lines = change(lines)
	out := rows[0] + "\n"
	chain, err := hex.DecodeString(rows[0][len(rows[0])-66 : len(rows[0])-2])
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range lines {
		var x play.Line
		body, err := json.Marshal(l)
		if err == nil {
			err = json.Unmarshal(body, &x)
		}
		if err == nil {
			body, err = json.Marshal(x)
		}
		if err != nil {
			t.Fatal(err)
		}
		body = body[:len(body)-1]
		sum := sha256.Sum256(append(slices.Clone(chain), body...))
		chain = sum[:]
		out += fmt.Sprintf("%s,\"chain\":\"%x\"}\n", body, sum)
	}
	return out
}

// forgesSights writes the keeper's next letter to a side, changed before it is sealed and signed, and notes it as written.
func (d *table) forgesSights(side engine.Side, change func(*Sights)) []byte {
	d.t.Helper()
	l, up, err := sightsFor(d.game, side, ofALetter)
	if err != nil {
		d.t.Fatal(err)
	}
	change(l)
	m := d.game.ByMail()
	text, err := sent(m, d.own.seed, m.Boxes[side-1], l, l)
	if err == nil {
		err = d.game.Jot(play.Line{Kind: play.LineLetter, Side: toward(d.game, side), Letter: l.Number, To: up})
	}
	if err != nil {
		d.t.Fatal(err)
	}
	return text
}

// A keeper who told a side something else than what happened is found out when he gives the journal out; so is one who changes the journal to fit.
func TestAKeeperWhoTellsAnotherStory(t *testing.T) {
	lie := func(l *Sights) { // the face that fell
		for i := range l.Moments {
			for k := range l.Moments[i].Told {
				dice := slices.Clone(l.Moments[i].Told[k].Dice)
				for f := range dice {
					dice[f] = 7 - dice[f]
				}
				l.Moments[i].Told[k].Dice = dice
			}
		}
	}
	keeper, sides := keptTables(t, 0)
	a := sides[0]
	a.gives("1 attack 0")
	if err := keeper.keeps(a.packs()); err != nil {
		t.Fatal(err)
	}
	a.hears(keeper.forgesSights(1, lie))
	keeper.tellsAll(sides)
	keeper.plays(sides, engine.NewFast(4))
	text := keeper.wholly()
	if h := held(t, a, text); h.untrue() != "moment" || len(h.Untrue) != 1 || h.Untrue[0].Why.Args[0].N != 1 {
		t.Errorf("another die was told: %+v", h)
	}
	if h := held(t, sides[1], text); len(h.Untrue) > 0 {
		t.Errorf("the side that was told the truth: %+v", h.Untrue)
	}
}

// A keeper whose journal has another die, another command, one less, one throw more, or something to choose dice by, is found out by the side it
// concerns.
func TestAKeeperWhoChangesTheGame(t *testing.T) {
	keeper, sides := keptTables(t, 0)
	keeper.plays(sides, engine.NewFast(2))
	text := keeper.wholly()
	first := func(lines []map[string]any, kind string) int {
		return slices.IndexFunc(lines, func(l map[string]any) bool { return l["kind"] == kind && (kind != "command" || l["rolls"] != nil) })
	}
	insert := func(lines []map[string]any, at int, more ...map[string]any) []map[string]any {
		by := float64(len(more))
		for _, l := range lines[at:] {
			l["n"] = l["n"].(float64) + by
			for _, key := range []string{"parent", "to"} {
				if v, ok := l[key].(float64); ok && int(v) > at {
					l[key] = v + by
				}
			}
		}
		for i := range more {
			more[i]["n"] = float64(at + 1 + i)
		}
		return slices.Insert(lines, at, more...)
	}
	for what, x := range map[string]struct {
		change func(lines []map[string]any) []map[string]any
		want   string
	}{
		"standing orders that nobody left": {func(lines []map[string]any) []map[string]any {
			return insert(lines, 0, map[string]any{"parent": 0., "kind": "setting", "key": "orders.2", "value": "loss=0"})
		}, "orders"},
		"links for nothing": {func(lines []map[string]any) []map[string]any {
			at := first(lines, "link")
			return insert(lines, at+2, map[string]any{"parent": lines[at]["parent"], "kind": "owed", "side": 1., "cmd": "1 attack 0"})
		}, "line"},
		"it ends before its end": {func(lines []map[string]any) []map[string]any { return lines[:first(lines, "command")+1] }, "open"},
	} {
		found := ""
		for _, d := range sides {
			found += " " + held(t, d, rechained(t, text, x.change)).untrue()
		}
		if !strings.Contains(found, x.want) {
			t.Errorf("%s: found is %q, want %q", what, found, x.want)
		}
	}
	passed := map[string]any{"parent": 0., "kind": "setting", "key": play.SettingPassed, "value": "1"} // as it is noted where a side could only let pass
	if h := held(t, sides[0], rechained(t, text, func(l []map[string]any) []map[string]any { return insert(l, 0, passed) })); len(h.Untrue) > 0 {
		t.Errorf("the journal as it is: %+v", h.Untrue)
	}
	other, rest := keptTables(t, 300)
	other.plays(rest, engine.NewFast(2))
	if h := held(t, sides[0], other.wholly()); h.untrue() != "other" {
		t.Errorf("the journal of another game: %+v", h)
	}
}

// A keeper in whose journal any die is another one is found out by everybody: the dice are not those of the links, or the game does not go on so.
func TestAKeeperWhoChangesADie(t *testing.T) {
	keeper, sides := keptTables(t, 0)
	keeper.plays(sides, engine.NewFast(2))
	text := keeper.wholly()
	thrown, byDice := 0, 0
	for n := 1; n <= keeper.game.Head(); n++ {
		l, _ := keeper.game.Line(n)
		if !l.Rolled() {
			continue
		}
		for more := range 5 {
			thrown++
			found := held(t, sides[1], rechained(t, text, func(lines []map[string]any) []map[string]any {
				f := lines[n-1]["rolls"].([]any)[0].(map[string]any)["f"].([]any)
				f[0] = 1 + float64((int(f[0].(float64))+more)%6)
				return lines
			})).untrue()
			if strings.Contains(found, "game.fault.dice") {
				byDice++
			} else if found != "no game" {
				t.Errorf("entry %d, another die: found is %q", n, found)
			}
		}
	}
	if thrown < 10 || byDice == 0 {
		t.Errorf("%d dice were changed, %d found by the dice alone", thrown, byDice)
	}
}

// A keeper who says that the rules refuse what they take, to have a side throw again or not at all, is found out.
func TestAKeeperWhoRefusesWhatIsLegal(t *testing.T) {
	keeper, sides := keptTables(t, 0)
	a := sides[0]
	a.gives("1 attack 0")
	p := paper(t, a.packs())
	l := &Given{}
	if err := opened(keeper.game, p, keeper.game.ByMail().Keys[0], l); err != nil {
		t.Fatal(err)
	}
	value, err := json.Marshal(Answer{Done: 0, Why: &engine.Text{Key: "mail.kept.strange"}})
	if err == nil {
		err = keeper.game.Jot(play.Line{Kind: play.LineLetter, Side: 1, Letter: 1, Value: string(value)})
	}
	if err != nil {
		t.Fatal(err)
	}
	keeper.tellsAll(sides)
	keeper.plays(sides, engine.NewFast(4))
	if h := held(t, a, keeper.wholly()); h.untrue() != "refused" {
		t.Errorf("%+v", h)
	}
	if h := held(t, sides[1], keeper.wholly()); len(h.Untrue) > 0 {
		t.Errorf("the side that was told the truth: %+v", h.Untrue)
	}
}

// A keeper who carries out another command than a side gave is found out by that side: at once if he says that he carried out its own, and when he gives
// the journal out if he says that the rules refused that.
func TestAKeeperWhoChangesACommand(t *testing.T) {
	for answer, want := range map[string]string{`{"done":1}`: "", `{"done":0,"why":{"key":"mail.kept.strange"}}`: "late left refused"} {
		keeper, sides := keptTables(t, 0)
		a := sides[0]
		a.gives("1 attack 0")
		l := &Given{}
		if err := opened(keeper.game, paper(t, a.packs()), keeper.game.ByMail().Keys[0], l); err != nil {
			t.Fatal(err)
		}
		keeper.carriesOut(l, []string{"1 attack 1"}, answer)
		if want == "" {
			kept := len(a.kept.Bytes())
			if _, err := Hear(a.game, paper(t, keeper.tells(1))); !errors.Is(err, ErrStory) || len(a.kept.Bytes()) != kept {
				t.Errorf("what is told as carried out is not among the moments: %v", err)
			}
			continue
		}
		keeper.tellsAll(sides)
		keeper.plays(sides, engine.NewFast(4))
		if h := held(t, a, keeper.wholly()); h.untrue() != want {
			t.Errorf("%+v", h)
		}
		if h := held(t, sides[1], keeper.wholly()); len(h.Untrue) > 0 {
			t.Errorf("the side that gave its own: %+v", h.Untrue)
		}
	}
}

// A keeper who says that the rules refuse a command for another reason than they do is found out.
func TestAKeeperWhoNamesAnotherReason(t *testing.T) {
	for _, key := range []string{"", "mail.kept.over", "carriers.at.k48"} {
		keeper, sides := keptTables(t, 0)
		a := sides[0]
		if err := a.game.Jot(play.Line{Kind: play.LineOwed, Side: 1, Cmd: "1 attack 17"}); err != nil { // a desk that was changed plans what it likes
			t.Fatal(err)
		}
		if err := keeper.keeps(a.packs()); err != nil {
			t.Fatal(err)
		}
		a.hears(keeper.forgesSights(1, func(l *Sights) {
			if key != "" {
				l.Answer.Why = &engine.Text{Key: key}
			}
		}))
		keeper.tellsAll(sides)
		keeper.plays(sides, engine.NewFast(4))
		want := "reason"
		if key == "" {
			want = ""
		}
		if h := held(t, a, keeper.wholly()); h.untrue() != want {
			t.Errorf("%q: %+v", key, h)
		}
	}
}

// A keeper who tells a side what it saw only once it has written what hangs on it is found out.
func TestAKeeperWhoTellsLate(t *testing.T) {
	keeper, sides := keptTables(t, 0)
	a := sides[0]
	var late []play.Moment
	for late == nil {
		s := sides[keeper.game.ToAct()[0]-1]
		p, _ := Before(s.game)
		s.gives(s.game.Rules().FormatCommand(p, p.Legal(s.side, nil)[0]))
		if err := keeper.keeps(s.packs()); err != nil {
			t.Fatal(err)
		}
		for _, side := range Due(keeper.game) {
			sides[side-1].hears(keeper.forgesSights(side, func(l *Sights) {
				if n := len(l.Moments) - 1; side == 1 && n >= 0 && l.Moments[n].Side == 2 {
					l.Moments, late = l.Moments[:n], l.Moments[n:]
				}
			}))
		}
	}
	seen := keeper.game.Seen(1)
	cmd := keeper.game.Rules().FormatCommand(seen, seen.Legal(1, nil)[0])
	if err := a.game.Jot(play.Line{Kind: play.LineOwed, Side: 1, Cmd: cmd}); err != nil {
		t.Fatal(err)
	}
	l := &Given{}
	if err := opened(keeper.game, paper(t, a.packs()), keeper.game.ByMail().Keys[0], l); err != nil {
		t.Fatal(err)
	}
	keeper.carriesOut(l, l.Cmds, `{"done":1}`)
	for _, side := range Due(keeper.game) {
		sides[side-1].hears(keeper.forgesSights(side, func(l *Sights) {
			if side == 1 {
				l.Moments = append(late, l.Moments...)
			}
		}))
	}
	keeper.plays(sides, engine.NewFast(4))
	if h := held(t, a, keeper.wholly()); h.untrue() != "late" {
		t.Errorf("%+v", h)
	}
	if h := held(t, sides[1], keeper.wholly()); len(h.Untrue) > 0 {
		t.Errorf("the side that was told in time: %+v", h.Untrue)
	}
}

// carriesOut has a keeper who cheats carry out commands for a letter of a side, and note an answer to it.
func (d *table) carriesOut(l *Given, cmds []string, answer string) {
	d.t.Helper()
	link, err := chain.Parse(l.Link)
	if err == nil {
		_, err = carry(d.game, &Given{From: l.From, Cmds: cmds}, link)
	}
	if err == nil {
		err = d.game.Jot(play.Line{Kind: play.LineLetter, Side: l.From, Letter: l.Number, Value: answer})
	}
	if err != nil {
		d.t.Fatal(err)
	}
}

// A keeper who throws with a link that came with an earlier letter, and that he and the other side could reckon with before this one was written, is found
// out by the side whose it is.
func TestAKeeperWhoTakesAnEarlierLink(t *testing.T) {
	keeper, sides := keptTables(t, 0)
	a := sides[0]
	var links []chain.Link
	for _, cmd := range []string{"1 attack 17", "1 attack 0"} { // the first is refused, and its link is known
		if err := a.game.Jot(play.Line{Kind: play.LineOwed, Side: 1, Cmd: cmd}); err != nil {
			t.Fatal(err)
		}
		text := a.packs()
		l := &Given{}
		if err := opened(keeper.game, paper(t, text), keeper.game.ByMail().Keys[0], l); err != nil {
			t.Fatal(err)
		}
		link, err := chain.Parse(l.Link)
		if err != nil {
			t.Fatal(err)
		}
		if links = append(links, link); len(links) == 1 {
			if err := keeper.keeps(text); err != nil {
				t.Fatal(err)
			}
			a.hears(keeper.tells(1))
		}
	}
	_, err := carry(keeper.game, &Given{From: 1, Cmds: []string{"1 attack 0"}}, links[0])
	if err == nil {
		err = keeper.game.Jot(play.Line{Kind: play.LineLetter, Side: 1, Letter: 2, Value: `{"done":1}`})
	}
	if err != nil {
		t.Fatal(err)
	}
	keeper.tellsAll(sides)
	keeper.plays(sides, engine.NewFast(4))
	if h := held(t, a, keeper.wholly()); h.untrue() != "link" {
		t.Errorf("%+v", h)
	}
}
