// The summary: a study as a page of tables.
package sim

import (
	"bytes"
	"fmt"
	"strings"

	"awaw/engine"
)

// Summary writes the page, in Markdown.
func Summary(s Study, c Count) []byte {
	p := &page{}
	p.line("# %s: %s", s.Title, strings.Join(s.Bots, " against "))
	p.line("")
	again := fmt.Sprintf("awawctl play %s --bots %s --seed SEED --journal FILE", s.Scenario, strings.Join(s.Bots, ","))
	games := fmt.Sprintf("%d games", s.Games)
	if s.Shard != Whole {
		games = fmt.Sprintf("%d games, of which shard %s has %d", s.Games, s.Shard, s.Mine())
	}
	if s.Nodes > 0 {
		games += fmt.Sprintf(", %d nodes a decision", s.Nodes)
		again += fmt.Sprintf(" --nodes %d", s.Nodes)
	}
	p.line("Scenario `%s`, %s, seed %d, build `%s`.", s.Scenario, games, s.Seed, short(s.Build))
	if c.Games < s.Mine() {
		p.line("**Not finished: %d of %d games so far.** The same command goes on.", c.Games, s.Mine())
	}
	p.line("A game of `games.csv` is played again, with its journal, by `%s`.", again)
	if c.Games == 0 {
		return p.Bytes()
	}
	p.line("\n## Who wins\n\n| side | bot | won | share | 95 %% interval |\n|---|---|---|---|---|")
	for i, x := range c.Won {
		p.line("| %s | %s | %d | %s | %s |", s.Sides[i].Name, s.Bots[i], x.N, percent(x.P), interval(x))
	}
	if c.Drawn.N > 0 {
		p.line("| nobody | | %d | %s | %s |", c.Drawn.N, percent(c.Drawn.P), interval(c.Drawn))
	}
	p.line("\n## How it ends\n\n| result | games | share |\n|---|---|---|")
	for _, e := range c.Endings {
		p.line("| %s | %d | %s |", e.Name, e.Share.N, percent(e.Share.P))
	}
	if len(s.Sides) > 1 {
		p.line("\n## Lead\n\nPoints, %s over %s: %.1f on average, give or take %.1f (one standard deviation).", s.Sides[0].Name, s.others(), c.Lead.Mean, c.Lead.Deviation)
		p.line("A tenth of games end at %+.0f or less, half at %+.0f or less, nine tenths at %+.0f or less; least %+.0f, most %+.0f.",
			c.Lead.Low, c.Lead.Mid, c.Lead.High, c.Lead.Least, c.Lead.Most)
	}
	p.losses(s, c)
	p.luck(s, c)
	p.line("\n## Length\n\nCommands a game: %.1f on average, from %.0f to %.0f; half of the games have %.0f or fewer, nine tenths %.0f or fewer.",
		c.Commands.Mean, c.Commands.Least, c.Commands.Most, c.Commands.Mid, c.Commands.High)
	return p.Bytes()
}

func (p *page) losses(s Study, c Count) {
	p.line("\n## Losses\n\n%s Means a game, and of each turn.\n", s.counted().Losses)
	if len(c.Losses) == 0 {
		p.line("Nothing was lost.")
		return
	}
	head, rule := "| side | type | a game | least | half | most |", "|---|---|---|---|---|---|"
	for t := range c.Turns {
		head += fmt.Sprintf(" turn %d |", t+1)
		rule += "---|"
	}
	p.line("%s\n%s", head, rule)
	for _, l := range c.Losses {
		row := fmt.Sprintf("| %s | %s | %.2f | %.0f | %.0f | %.0f |", s.name(l.Side), l.Kind, l.Spread.Mean, l.Spread.Least, l.Spread.Mid, l.Spread.Most)
		for _, n := range l.Turn {
			row += fmt.Sprintf(" %.2f |", n)
		}
		p.line("%s", row)
	}
}

func (p *page) luck(s Study, c Count) {
	p.line("\n## Luck\n")
	rolls := 0.0
	for _, n := range c.Rolls {
		rolls += n
	}
	if rolls == 0 {
		p.line("No dice fell whose luck is known.")
		return
	}
	p.line("%s\n", s.counted().Luck)
	p.line("| side | rolls a game | mean | deviation | a tenth at or under | half | nine tenths |\n|---|---|---|---|---|---|---|")
	for i, l := range c.Luck {
		p.line("| %s | %.1f | %+.2f | %.2f | %+.2f | %+.2f | %+.2f |", s.Sides[i].Name, c.Rolls[i], l.Mean, l.Deviation, l.Low, l.Mid, l.High)
	}
	p.line("\nThe side with more luck won %s of the games somebody won (%s).", percent(c.Luckier.P), interval(c.Luckier))
}

func (s Study) name(side engine.Side) string {
	if side < 1 || int(side) > len(s.Sides) {
		return "nobody"
	}
	return s.Sides[side-1].Name
}

func percent(p float64) string { return fmt.Sprintf("%.1f %%", 100*p) }

func interval(x Share) string { return fmt.Sprintf("%.1f to %.1f %%", 100*x.Low, 100*x.High) }

// page is text line by line.
type page struct{ bytes.Buffer }

func (p *page) line(format string, args ...any) { fmt.Fprintf(&p.Buffer, format+"\n", args...) }
