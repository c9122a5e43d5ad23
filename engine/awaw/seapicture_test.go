// What a screen is told of naval combat, stage by stage: question, nesting, panel, odds, what each counter does.

package awaw_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// said words a text by its key and numbers.
func said(x engine.Text) string {
	out := strings.TrimPrefix(x.Key, "awaw.")
	for _, a := range x.Args {
		if a.Kind == engine.ArgInt {
			out += fmt.Sprint(" ", a.N)
		}
	}
	return out
}

// signs are what stands on a counter: its states, then its badges.
func signs(c engine.CounterView) (out []string) {
	add := func(sign string, has bool) {
		if has {
			out = append(out, sign)
		}
	}
	add("known", c.Is(engine.Known))
	add("damaged", c.Is(engine.Damaged))
	add("aboard", c.Class() == engine.ClassShip && c.On != engine.NoRef)
	for _, b := range c.Badges {
		add(string(b), true)
	}
	return out
}

// shown words what a view tells at sea.
func shown(v engine.View) string {
	var b strings.Builder
	line := func(form string, args ...any) { fmt.Fprintf(&b, form+"\n", args...) }
	line("%d %s; %s (%s)", v.Prompt.Side, said(v.Prompt.Ask), said(v.Prompt.Limit), v.Prompt.Cite)
	for _, x := range v.Trail {
		line("in %s", said(x))
	}
	for _, c := range v.Counters {
		roles, turned := strings.Join(signs(c), ","), c.Is(engine.Turned)
		if c.Class() == engine.ClassForce || roles != "" && roles != "aboard" || turned {
			line("%s %d range %d %s %v %s", c.Kind.Code, c.Size, c.Range, roles, turned, said(c.Note))
		}
	}
	if v.Battle == nil {
		return b.String()
	}
	w := v.Battle
	line("panel %s (%s) round %d lit %d", said(w.Name), w.Cite, w.Round, len(w.Table.Lit))
	for _, x := range w.Steps {
		line("  %s %d", said(x.Name), x.State)
	}
	for _, s := range w.Sides {
		var kinds []string
		for _, c := range s.Counters {
			kinds = append(kinds, fmt.Sprint(c.Kind.Code, c.Size))
		}
		line("  %d %s strength %d net %+d %s; %s", s.Side, said(s.Role), s.Strength, s.Ledger.Net(), strings.Join(kinds, " "), said(s.Suffered))
	}
	for _, c := range w.Charts {
		sum := 0.0
		for _, x := range c.Bars {
			sum += x.P
		}
		line("  %s %d bars %.3f", said(c.Title), len(c.Bars), sum)
		if c.Kind == engine.ChartOutlook {
			for _, x := range c.Bars {
				line("    %s %.3f", said(x.Name), math.Round(36*x.P)/36)
			}
		}
	}
	return b.String()
}

func TestPictureOfNavalCombat(t *testing.T) {
	p, _ := stand(t, append([]string{"ship Japan DD 2 at C4"}, fleets...)...)
	dice := engine.NewLoaded(1, 1, 6, 6, 1, 1, 6, 6)
	for _, x := range []struct{ orders, want string }{
		{"done|done", `1 ask.sail; limit.sail 14 9 (22.1)
TF 24 range 14  false force.holds 24 4
TF 9 range 14  false force.ships 9
`},
		{"hunt C7", `2 ask.commit.sought; limit.commit (18.58)
in trail.round 1
TF 24 range 14  false force.holds 24 4
TF 9 range 14  false force.ships 9
`},
		{"cap #0 #f0|done|search #2 C7|done", `1 ask.find; limit.find 1 (22.44)
in trail.round 1
NAS 4 range 3 cap false state.sea
AAF 1 range 3 search false state.sea
TF 24 range 14  false force.holds 24 4
TF 9 range 14  false force.ships 9
panel trail.sea 1 (22.4) round 1 lit 0
  sea.chip.commit 2
  sea.chip.search 1
  sea.chip.strikes 0
  sea.chip.again 0
  1 sea.attacks strength 0 net +1 AAF1; sea.known 0 0
  2 sea.attacked strength 33 net +1 DD20 CV4 DD9 TF24 TF9 NAS4; sea.known 2 33
  chart.search 3 bars 1.000
`},
		{"roll", `1 ask.sea.strike; limit.sea.strike 2 4 (18.58C)
in trail.round 1
NAS 4 range 3 cap false state.sea
AAF 1 range 3 search false state.sea
TF 24 range 14 known false force.holds 24 4
TF 9 range 14 known false force.ships 9
`},
		{"strike #1 #f1|done", `2 ask.fire; limit.fire 9 7 (23.42)
in trail.round 1
in trail.strike
NAS 4 range 3 cap false state.sea
NAS 7 range 3 strike false state.sea
AAF 1 range 3 search false state.sea
TF 24 range 14 known false force.holds 24 4
TF 9 range 14 known false force.ships 9
panel trail.strike (23.42) round 1 lit 1
  sea.chip.fire 1
  sea.chip.aim 0
  sea.chip.roll 0
  1 sea.attacks strength 7 net +2 NAS7; sea.left 7
  2 sea.attacked strength 9 net -1 DD9; sea.guns 9
  chart.left 8 bars 1.000
  chart.effects 8 bars 1.000
`},
		{"roll", `1 ask.strike.roll; limit.strike.roll 1 (23.44)
in trail.round 1
in trail.strike
NAS 4 range 3 cap false state.sea
NAS 7 range 3 strike false state.sea
AAF 1 range 3 search false state.sea
TF 24 range 14 known false force.holds 24 4
TF 9 range 14 known false force.ships 9
panel trail.strike (23.44) round 1 lit 1
  sea.chip.fire 2
  sea.chip.aim 2
  sea.chip.roll 1
  1 sea.attacks strength 7 net +2 NAS7; sea.left 0
  2 sea.attacked strength 9 net -1 DD9; sea.guns 9
  chart.fates 1 bars 1.000
    fate.light 7 9 1.000
`},
		{"roll", `2 ask.haven; limit.haven 3 (17.3124)
in trail.round 1
NAS 4 range 3 cap false state.sea
NAS 7 range 3 strike false state.sea
AAF 1 range 3 search false state.sea
TF 24 range 14 known false force.holds 24 4
TF 2 range 14 known false force.ships 2
`},
		{"done", `2 ask.again.sea; limit.again.sea 1 3 (22.4)
in trail.round 1
TF 24 range 14 known false force.holds 24 4
TF 2 range 14 known false force.ships 2
panel trail.sea 1 (22.4) round 1 lit 0
  sea.chip.commit 2
  sea.chip.search 2
  sea.chip.strikes 2
  sea.chip.again 1
  1 sea.attacks strength 0 net +0 ; sea.known 0 0
  2 sea.attacked strength 26 net +1 DD20 CV4 DD2 TF24 TF2; sea.known 2 26
`},
		{"press", `1 ask.again.sea; limit.again.sea 1 3 (22.4)
in trail.round 1
TF 24 range 14 known false force.holds 24 4
TF 2 range 14 known false force.ships 2
panel trail.sea 1 (22.4) round 1 lit 0
  sea.chip.commit 2
  sea.chip.search 2
  sea.chip.strikes 2
  sea.chip.again 1
  1 sea.attacks strength 0 net +0 ; sea.known 0 0
  2 sea.attacked strength 26 net +1 DD20 CV4 DD2 TF24 TF2; sea.known 2 26
`},
	} {
		p = order(t, p, dice, strings.Split(x.orders, "|")...)
		if got := shown(see(p)); got != x.want {
			t.Errorf("after %s:\n%s", x.orders, got)
		}
	}
}

// reach ends steps until a command is legal, and gives it.
func reach(t *testing.T, p engine.Position, dice engine.Dice, line string) engine.Position {
	t.Helper()
	for range 60 {
		if c, err := (awaw.Rules{}).ParseCommand(p, line); err == nil {
			if next, _, err := p.Apply(c, dice); err == nil {
				return next
			}
		}
		p = order(t, p, dice, "done")
	}
	t.Fatalf("it never comes to %s", line)
	return p
}

func TestPictureOfKamikazes(t *testing.T) {
	p, _ := stand(t, "map sea-test", "home Japan islands", "home US islands", "control C4 E3 Axis", "control C18 E20 B17 B6 D9 Allies", "brp Axis 60 60 60", "turns 3",
		"training carried Japan 5", "Japan AAF 3 at C4", "Japan AAF 3 at E3", "force Allies TF1 at C7", "force Allies TF2 at C7", "ship US CV 4 with TF1 named Yorktown",
		"ship US BB 4 with TF1 named Iowa", "ship US TR 9 with TF1", "ship US DD 3 with TF2", "US NAS 4 at Yorktown")
	dice := engine.NewLoaded(3, 3, 2, 2, 2, 1, 1, 1, 1)
	p = order(t, reach(t, p, dice, "invoke"), dice, "convert #0 1", "convert #1 1")
	p = reach(t, p, dice, "dive #f0 6")
	for _, x := range []struct{ orders, want string }{
		{"done", `2 ask.dive.guard; limit.dive.guard (17.47E)
TF 17 range 9 known false force.holds 17 4
TF 3 range 14  false force.ships 3
`},
		{"cap #2 #f0|done", `2 ask.dive.air; limit.dive.left 6 (17.47E)
NAS 4 range 3 cap false state.ready
TF 17 range 9 known false force.holds 17 4
TF 3 range 14  false force.ships 3
panel sea.dive (17.47) round 1 lit 1
  sea.chip.air 1
  sea.chip.fire 0
  sea.chip.divert 0
  sea.chip.draw 0
  sea.chip.aim 0
  sea.chip.roll 0
  1 sea.attacks strength 6 net +0 KAM6; sea.coming 6
  2 sea.attacked strength 4 net +1 CV4 BB4 TR9 NAS4; 
`},
		{"roll", `2 ask.dive.fire; limit.dive.left 2 (23.42)
NAS 4 range 3 cap false state.ready
TF 17 range 9 known false force.holds 17 4
TF 3 range 14  false force.ships 3
panel sea.dive (17.47) round 1 lit 1
  sea.chip.air 2
  sea.chip.fire 1
  sea.chip.divert 0
  sea.chip.draw 0
  sea.chip.aim 0
  sea.chip.roll 0
  1 sea.attacks strength 2 net +0 KAM2; sea.coming 2
  2 sea.attacked strength 8 net +0 CV4 BB4 TR9; sea.guns 8
`},
		{"roll ", `1 ask.dive.draw; limit.dive.left 1 (17.47F)
NAS 4 range 3 cap false state.ready
TF 17 range 9 known false force.holds 17 4
TF 3 range 14 known false force.ships 3
panel sea.dive (17.47) round 1 lit 0
  sea.chip.air 2
  sea.chip.fire 2
  sea.chip.divert 2
  sea.chip.draw 1
  sea.chip.aim 0
  sea.chip.roll 0
  1 sea.attacks strength 1 net +1 KAM1; sea.coming 1
  2 sea.attacked strength 8 net +0 CV4 BB4 TR9; sea.guns 8
  chart.draw 3 bars 1.000
    category.carriers 0.333
    category.capital 0.333
    category.light 0.333
`},
		{"roll  ", `1 ask.dive.roll; limit.dive.targets 1 (17.47G)
NAS 4 range 3 cap false state.ready
TF 17 range 9 known false force.holds 17 4
TF 3 range 14 known false force.ships 3
panel sea.dive (17.47) round 1 lit 1
  sea.chip.air 2
  sea.chip.fire 2
  sea.chip.divert 2
  sea.chip.draw 2
  sea.chip.aim 2
  sea.chip.roll 1
  1 sea.attacks strength 1 net +1 KAM1; sea.coming 1
  2 sea.attacked strength 8 net +0 CV4 BB4 TR9; sea.guns 8
  chart.fates 2 bars 0.167
    fate.hurt 2 0.167
    fate.sunk 2 0.000
`},
		{"roll   ", `1 ask.dive.roll; limit.dive.targets 1 (17.47G)
NAS 4 range 3 cap false state.ready
TF 17 range 9 known false force.holds 17 4
TF 3 range 14 known false force.ships 3
panel sea.dive (17.47) round 1 lit 1
  sea.chip.air 2
  sea.chip.fire 2
  sea.chip.divert 2
  sea.chip.draw 2
  sea.chip.aim 2
  sea.chip.roll 1
  1 sea.attacks strength 4 net +1 KAM4; sea.coming 4
  2 sea.attacked strength 3 net +0 DD3; sea.guns 3
  chart.fates 1 bars 1.000
    fate.light 8 3 1.000
`},
	} {
		p = order(t, p, dice, strings.Split(strings.TrimSpace(x.orders), "|")...)
		if got := shown(see(p)); got != x.want {
			t.Errorf("after %s:\n%s", x.orders, got)
		}
	}
}
