// The summary: a study as a page of tables.
package sim

import (
	"bytes"
	"fmt"
	"strings"

	"awaw/engine"
	"awaw/internal/wording"
	"awaw/scenarios"
)

// Summary writes the page, in Markdown, in the words of a language.
func Summary(s Study, c Count, words engine.Catalog) []byte {
	p := &page{words: words}
	p.line("# %s: %s", s.title(words), s.against(words))
	p.line("")
	again := fmt.Sprintf("awawctl play %s --bots %s --seed %s --journal %s", s.Scenario, strings.Join(s.Bots, ","), p.say("ctl.study.again.seed"), p.say("ctl.study.again.file"))
	games := p.say("ctl.study.games", s.Games)
	if s.Shard != Whole {
		games = p.say("ctl.study.games.shard", s.Games, s.Shard.String(), s.Mine())
	}
	if s.Nodes > 0 {
		games = p.say("ctl.study.nodes", games, s.Nodes)
		again += fmt.Sprintf(" --nodes %d", s.Nodes)
	}
	p.tell("ctl.study.scenario", s.Scenario, games, fmt.Sprint(s.Seed), short(s.Build))
	if c.Games < s.Mine() {
		p.tell("ctl.study.unfinished", c.Games, s.Mine())
	}
	p.tell("ctl.study.again", again)
	if c.Games == 0 {
		return p.Bytes()
	}
	p.head("ctl.study.wins")
	p.columns(p.say("ctl.study.wins.columns"))
	for i, x := range c.Won {
		p.line("| %s | %s | %d | %s | %s |", words.Name(s.Sides[i].Name), s.Bots[i], x.N, p.percent(x.P), p.interval(x))
	}
	if c.Drawn.N > 0 {
		p.line("| %s | | %d | %s | %s |", p.say("ctl.study.nobody"), c.Drawn.N, p.percent(c.Drawn.P), p.interval(c.Drawn))
	}
	p.head("ctl.study.ends")
	p.columns(p.say("ctl.study.ends.columns"))
	for _, e := range c.Endings {
		p.line("| %s | %d | %s |", words.Name(e.Name), e.Share.N, p.percent(e.Share.P))
	}
	if len(s.Sides) > 1 {
		p.head("ctl.study.lead")
		p.tell("ctl.study.lead.mean", words.Name(s.Sides[0].Name), s.others(words), wording.Fixed{N: c.Lead.Mean, Digits: 1}, wording.Fixed{N: c.Lead.Deviation, Digits: 1})
		p.tell("ctl.study.lead.spread", p.signed(c.Lead.Low, 0), p.signed(c.Lead.Mid, 0), p.signed(c.Lead.High, 0), p.signed(c.Lead.Least, 0), p.signed(c.Lead.Most, 0))
	}
	p.losses(s, c)
	p.luck(s, c)
	p.head("ctl.study.length")
	p.tell("ctl.study.length.mean", wording.Fixed{N: c.Commands.Mean, Digits: 1}, wording.Fixed{N: c.Commands.Least}, wording.Fixed{N: c.Commands.Most},
		wording.Fixed{N: c.Commands.Mid}, wording.Fixed{N: c.Commands.High})
	return p.Bytes()
}

func (p *page) losses(s Study, c Count) {
	p.head("ctl.study.losses")
	p.tell("ctl.study.losses.how", p.words.Word(s.counted().Losses, nil))
	p.line("")
	if len(c.Losses) == 0 {
		p.tell("ctl.study.losses.none")
		return
	}
	head := p.say("ctl.study.losses.columns")
	for t := range c.Turns {
		head += " | " + p.say("ctl.study.turn", t+1)
	}
	p.table(head)
	for _, l := range c.Losses {
		row := fmt.Sprintf("| %s | %s | %s | %.0f | %.0f | %.0f |", s.name(l.Side, p.words), l.Kind, p.fixed(l.Spread.Mean, 2), l.Spread.Least, l.Spread.Mid, l.Spread.Most)
		for _, n := range l.Turn {
			row += " " + p.fixed(n, 2) + " |"
		}
		p.line("%s", row)
	}
}

func (p *page) luck(s Study, c Count) {
	p.head("ctl.study.luck")
	p.line("")
	rolls := 0.0
	for _, n := range c.Rolls {
		rolls += n
	}
	if rolls == 0 {
		p.tell("ctl.study.luck.none")
		return
	}
	p.line("%s\n", p.words.Word(s.counted().Luck, nil))
	p.table(p.say("ctl.study.luck.columns"))
	for i, l := range c.Luck {
		p.line("| %s | %s | %s | %s | %s | %s | %s |", p.words.Name(s.Sides[i].Name), p.fixed(c.Rolls[i], 1), p.signed(l.Mean, 2), p.fixed(l.Deviation, 2),
			p.signed(l.Low, 2), p.signed(l.Mid, 2), p.signed(l.High, 2))
	}
	p.line("")
	p.tell("ctl.study.luckier", p.percent(c.Luckier.P), p.interval(c.Luckier))
}

func (s Study) name(side engine.Side, words engine.Catalog) string {
	if side < 1 || int(side) > len(s.Sides) {
		return wording.Word(words, "ctl.study.nobody")
	}
	return words.Name(s.Sides[side-1].Name)
}

// title is the scenario's title in the language, where it is one that comes with the program.
func (s Study) title(words engine.Catalog) string {
	for _, info := range scenarios.List() {
		if name := info.In(words["window.language"]).Name; info.ID == s.Scenario && info.Name == s.Title && name != "" {
			return name
		}
	}
	return s.Title
}

// against names the bots, one against the other.
func (s Study) against(words engine.Catalog) string {
	return strings.Join(s.Bots, " "+wording.Word(words, "ctl.study.against")+" ")
}

// page is text line by line, in the words of a language.
type page struct {
	bytes.Buffer
	words engine.Catalog
}

func (p *page) line(format string, args ...any) { fmt.Fprintf(&p.Buffer, format+"\n", args...) }

func (p *page) say(key string, args ...any) string { return wording.Word(p.words, key, args...) }

func (p *page) tell(key string, args ...any) { p.line("%s", p.say(key, args...)) }

// head begins a part of the page.
func (p *page) head(key string) { p.line("\n## %s", p.say(key)) }

// columns begins a table behind a head, table one behind a sentence: the names of its columns stand between bars.
func (p *page) columns(names string) {
	p.line("")
	p.table(names)
}

func (p *page) table(names string) {
	p.line("| %s |\n|%s", names, strings.Repeat("---|", strings.Count(names, "|")+1))
}

func (p *page) fixed(x float64, digits int) string {
	return wording.Fixed{N: x, Digits: digits}.In(p.words)
}

func (p *page) signed(x float64, digits int) string {
	return wording.Fixed{N: x, Digits: digits}.Signed(p.words)
}

func (p *page) percent(x float64) string { return p.fixed(100*x, 1) + " %" }

func (p *page) interval(x Share) string {
	return p.say("ctl.study.interval", wording.Fixed{N: 100 * x.Low, Digits: 1}, wording.Fixed{N: 100 * x.High, Digits: 1})
}
