// Panels as pictures: the instruments of the right panel, of the combat panel and of the frame, at scale 1 and 1.5.
package art_test

import (
	"testing"

	"awaw/internal/art"
)

func rightPanel(c *art.Canvas) {
	r := art.Rect{W: 352, H: 640}
	c.Panel(r)
	c.Text("Lille", 16, 34, art.Style{Face: art.SerifSemi, Size: 22, Color: c.Pal().Text.OnDark})
	c.Tray(art.Rect{X: 2, Y: 60, W: 348, H: 128})
	cards := []art.CounterSpec{
		{Nation: "GE", Kind: art.AAF, Factor: "5", Range: "4", Selected: true},
		{Nation: "GE", Kind: art.AAF, Factor: "3", Range: "4"},
		{Nation: "GE", Kind: art.Transport, Factor: "1", Range: "4", Inverted: true},
	}
	for i, k := range cards {
		c.Counter(22+108*float64(i), 72, 80, k)
	}
	c.SectionLabel(16, 206, 320, "BASING", "18.12")
	based := make([]art.Based, 0, 11)
	for range 8 {
		based = append(based, art.Based{Kind: art.AAF})
	}
	based = append(based, art.Based{Kind: art.Transport, State: art.BasedInverted})
	fac := []art.Facility{{Label: "City 5", Room: 5}, {Label: "Airbase 5", Room: 5}}
	c.BasingMeter(art.Rect{X: 16, Y: 220, W: 320}, art.Basing{Facilities: fac, Factors: based})
	based = append(based, art.Based{Kind: art.NAS, State: art.BasedArriving}, art.Based{Kind: art.AAF}, art.Based{Kind: art.AAF})
	c.BasingMeter(art.Rect{X: 16, Y: 266, W: 320}, art.Basing{Facilities: fac, Factors: based})
	c.SectionLabel(16, 326, 320, "MISSIONS", "")
	rows := []art.MatrixRow{
		{Label: "Stage to a base", Current: true, Cells: []art.MatrixCell{{Verdict: art.Now}, {Verdict: art.Now}, {Verdict: art.Now}}},
		{Label: "Counterair", Cells: []art.MatrixCell{{Verdict: art.Later}, {Verdict: art.Later}, {Cite: "17.63"}}},
		{Label: "Ground support", Odd: true, Cells: []art.MatrixCell{{Verdict: art.Later}, {Verdict: art.Warn}, {Cite: "17.63"}}},
		{Label: "Air supply over a very long name", Cells: []art.MatrixCell{{Cite: "17.23", Hover: true}, {Cite: "17.23"}, {Cite: "18.41"}}},
	}
	line := art.Rect{X: 2, Y: 344, W: 348, H: 29}
	for i, x := range art.MatrixColumns(line, 3) {
		k := cards[i]
		k.Selected, k.Flat = false, true
		c.Counter(x-16, 310, 32, k)
	}
	for _, m := range rows {
		c.MatrixRow(line, m)
		line.Y += 29
	}
	x := 16.0
	for i, s := range []string{"Range", "Staging", "Enemy reach", "Supply"} {
		x = c.Chip(x, 474, s, i < 2).Right() + 8
	}
	states := []art.ButtonState{art.ButtonNormal, art.ButtonHover, art.ButtonPressed, art.ButtonDisabled}
	for i, s := range states {
		c.Button(art.Rect{X: 16 + 82*float64(i), Y: 516, W: 76, H: 34}, art.Button{Label: "Back", Key: "Z", State: s})
	}
	c.Button(art.Rect{X: 16, Y: 560, W: 150, H: 34}, art.Button{Label: "Finish staging", Key: "F", State: art.ButtonPrimary})
	c.Button(art.Rect{X: 180, Y: 560, W: 90, H: 34}, art.Button{Label: "Fork", Focus: true})
	c.IconButton(art.Rect{X: 284, Y: 561, W: 32, H: 32}, art.IconPlay, art.ButtonNormal)
	c.House(16, 614, "house table")
	c.Tip(120, 602, "Ready in the next turn")
	c.ScrollBar(art.Rect{X: 342, Y: 10, W: 6, H: 40}, 3, 5, 12)
}

func TestRightPanel(t *testing.T) {
	c := kit(t).Canvas(352, 640)
	rightPanel(c)
	samePicture(t, "panel.png", c.Img)
}

func TestRightPanelLarger(t *testing.T) {
	c := kit(t).Scaled(352, 330, 1.5)
	rightPanel(c)
	if c.Img.Rect.Dx() != 528 || c.Img.Rect.Dy() != 495 {
		t.Errorf("352 x 330 times 1.5 is %v", c.Img.Rect)
	}
	samePicture(t, "panel-150.png", c.Img)
}

func TestCombatPanel(t *testing.T) {
	k := kit(t)
	c := k.Canvas(920, 620)
	c.Box(0, 0, 920, 620, k.Pal.Chrome.Panel, 1)
	cells := func(s ...string) []string { return s }
	c.Table(art.Rect{X: 320, Y: 16, W: 580}, art.Table{
		Title: "Air Combat Table", Note: "enemy factors eliminated / forced to abort", Cite: "19.2", Head: "Factors",
		Cols: cells("2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12+"),
		Rows: []art.TableRow{
			{Name: "5", Cells: cells("1/2", "1/2", "1/3", "1/3", "2/2", "2/3", "2/4", "2/3", "3/3", "3/4", "4/4"), Lit: -1},
			{Name: "6", Cells: cells("1/2", "1/3", "1/3", "2/2", "2/3", "2/4", "3/3", "3/4", "3/5", "4/4", "4/5"), Used: true, Side: art.Allies, Lit: 6},
			{Name: "7", Cells: cells("1/3", "1/3", "2/2", "2/3", "2/4", "3/3", "3/4", "3/5", "4/4", "4/5", "4/6"), Lit: -1},
			{Name: "8", Cells: cells("1/3", "2/2", "2/3", "2/4", "3/3", "3/4", "3/5", "4/4", "4/5", "4/6", "5/5"), Used: true, Side: art.Axis, Lit: 3},
		}})
	rows := []art.LedgerRow{{Why: "Air nationality: 2 against 1", Cite: "19.31A", Value: "+1"},
		{Why: "Jets: none on either side", Cite: "19.31B", Value: "0", Muted: true},
		{Why: "Radar, a house value with long words", Cite: "house", Value: "−1", House: true}, {Why: "Net", Value: "+1"}}
	c.SectionLabel(20, 30, 280, "DICE MODIFIERS", "19.31")
	for i, l := range rows {
		c.LedgerRow(art.Rect{X: 20, Y: 44 + 22*float64(i), W: 280, H: 22}, l)
	}
	aaf := func(n, f string) art.CounterSpec { return art.CounterSpec{Nation: n, Kind: art.AAF, Factor: f} }
	c.LossRow(art.Rect{X: 320, Y: 190, W: 580, H: 36}, art.LossRow{Side: art.Axis, Before: []art.CounterSpec{aaf("GE", "5"), aaf("GE", "3")},
		After: []art.CounterSpec{aaf("GE", "5")}, Who: "Germany", Words: "loses 3 of 8. Of the 5 left, 3 abort."})
	c.LossRow(art.Rect{X: 320, Y: 230, W: 580, H: 36}, art.LossRow{Side: art.Allies, Before: []art.CounterSpec{aaf("FR", "4"), aaf("BR", "2")},
		After: []art.CounterSpec{aaf("FR", "3"), aaf("BR", "1")}, Who: "France", Words: "loses 1, Britain 1. All 4 left abort."})
	c.LossChart(art.Rect{X: 20, Y: 290, W: 352, H: 136}, art.LossChart{Title: "Round 1", Unit: "chance in % of losing so many, and what was rolled",
		Series: []art.LossSeries{{Side: art.Axis, Name: "Germany", P: []float64{0, .28, .44, .25, .03}, Hit: 3},
			{Side: art.Allies, Name: "Defender", P: []float64{0, .0, .17, .42, .33, .08}, Hit: 2}}})
	c.LossChart(art.Rect{X: 420, Y: 290, W: 180, H: 136}, art.LossChart{Title: "Third side", Unit: "chance in %",
		Series: []art.LossSeries{{Side: art.Third, P: []float64{.5, .3, .2}, Hit: -1}}})
	for i, o := range []art.Outlook{{"Germany holds the air", art.Axis, .97}, {"The defender does", art.Allies, .21}, {"Nobody is left", "", .02}, {"Neither", art.Third, .4}} {
		c.OutlookBar(art.Rect{X: 630, Y: 290 + 24*float64(i), W: 270, H: 24}, o)
	}
	c.Choice(art.Rect{X: 20, Y: 450, W: 280, H: 92}, art.Choice{Title: "Stay and fight", Key: "S", Lines: []string{"Germany may then leave, or roll", "again 5 against 4."}, Cite: "18.522B"})
	c.Choice(art.Rect{X: 316, Y: 450, W: 280, H: 92}, art.Choice{Title: "Fly to Tours", Key: "T", Lines: []string{"All 4 factors go, and are inverted", "for the rest of this turn.", "Tours then holds 4 of 5."}, Cite: "18.523", Chosen: true})
	c.Prompt(art.Rect{X: 16, Y: 556, W: 560, H: 56}, 548, art.Prompt{Side: art.Axis, Ask: "Choose where the Lille units stage, or finish staging.",
		Limits: "Up to 8 hexes", Cite: "18.21", More: "Hatched bases have room. One unit has staged."})
	r := c.Proof(600, 420, art.Proof{Title: "Army air cannot fly air supply", Reason: "Only air transports carry supply. This counter is an army air unit.",
		Cites: []string{"17.23", "18.531"}, Before: "Nearest legal: ", Nearest: "stage it to another base, now", Nub: 42})
	if r.H != k.ProofHeight(art.Proof{Title: "x", Reason: "Only air transports carry supply. This counter is an army air unit.",
		Cites: []string{"17.23", "18.531"}, Before: "Nearest legal: ", Nearest: "stage it to another base, now"}) {
		t.Errorf("a proof %g high was measured otherwise", r.H)
	}
	samePicture(t, "combat.png", c.Img)
}

func TestFrame(t *testing.T) {
	k := kit(t)
	c := k.Canvas(900, 470)
	c.Box(0, 0, 900, 470, k.Pal.Terrain.Low, 1)
	c.Rail(art.Rect{W: 48, H: 380}, []art.RailItem{{art.IconUnits, "Units"}, {art.IconBases, "Bases"}, {art.IconOdds, "Odds"},
		{art.IconLog, "Log"}, {art.IconLayers, "Layers"}, {art.IconRules, "Rules"}}, 0)
	c.Rail(art.Rect{X: 60, W: 40, H: 300}, []art.RailItem{{Icon: art.IconUnits}, {Icon: art.IconBases}}, 1)
	c.Panel(art.Rect{X: 110, W: 790, H: 44})
	got := c.PhaseTrack(art.Rect{X: 126, Y: 0, W: 760, H: 44}, art.Phases{Names: []string{"Start", "Movement", "Combat", "Construction", "Redeployment", "End of turn"},
		Current: 1, Step: "staging, step 2 of 9"})
	if len(got) != 6 {
		t.Errorf("%d of 6 phases fit", len(got))
	}
	if got := c.PhaseTrack(art.Rect{X: 126, Y: 60, W: 300, H: 44}, art.Phases{Names: []string{"Start", "Movement", "Combat"}, Current: 0}); len(got) != 3 {
		t.Errorf("%d of 3 phases fit", len(got))
	}
	c.Panel(art.Rect{Y: 390, W: 900, H: 72})
	c.Timeline(art.Rect{X: 20, Y: 390, W: 860, H: 72}, art.Timeline{
		Spans:   []art.Span{{0, .2, art.Axis, "Axis", "Spring 1940"}, {.2, .4, art.Allies, "Allies", ""}, {.4, .8, art.Axis, "Axis", "Summer 1940"}, {.8, 1, art.Allies, "Allies", ""}},
		Events:  []art.TimelineEvent{{.03, art.IconNone}, {.05, art.IconBattle}, {.08, art.IconTriangle}, {.3, art.IconFlag}},
		Barrier: .5, Now: .6, Words: "Now: Brussels gets 2 from Cologne"})
	c.FloatPanel(art.Rect{X: 130, Y: 120, W: 200, H: 100}, 4)
	c.Spread(400, 130, 48, []art.CounterSpec{{Nation: "US", Kind: art.Strategic, Factor: "8", Range: "8"}, {Nation: "US", Kind: art.AAF, Factor: "5", Range: "4"}})
	samePicture(t, "frame.png", c.Img)
}

func BenchmarkPanelText(b *testing.B) {
	k := kit(b)
	c := k.Canvas(352, 784)
	st := art.Style{Face: art.Body, Size: 13, Color: k.Pal.Text.OnDark}
	for b.Loop() {
		for i := range 40 {
			c.Text("Last flew: counterair at Brussels, Spring 1940.", 16, 20+18*float64(i), st)
		}
	}
}

func BenchmarkRightPanel(b *testing.B) {
	c := kit(b).Canvas(352, 640)
	for b.Loop() {
		rightPanel(c)
	}
}
