package counsel

import (
	"awaw/ai/advice"
	"awaw/engine"
	"awaw/engine/play"
)

// This file tells how a game went.

// Review tells how a game went for a side; of one that was cut short there is nothing to tell.
func (t Teller) Review(g *play.Game, r advice.Review) {
	t.say("ctl.review.head", side(r.Side), t.text(g.Outcome().Why))
	if len(g.Outcome().Score) > 2 {
		t.say("ctl.advice.shared")
	}
	if n := len(r.Curve); n > 1 {
		t.say("ctl.review.curve", percent(r.Curve[0].Chance.Of()), percent(r.Curve[n-1].Chance.Of()), n, r.Games)
		for i, p := range r.Curve {
			if i == n-1 || p.Turn != r.Curve[i+1].Turn {
				t.under("ctl.review.point", p.Turn, t.text(p.Date), percent(p.Chance.Of()), percent(p.Chance.Error()))
			}
		}
	}
	if len(r.Turns) == 0 {
		t.say("ctl.review.none")
	}
	better := false
	for i, x := range r.Turns {
		t.turning(r, i+1, x)
		better = better || x.Better != nil
	}
	if better {
		t.say("ctl.review.beyond")
	}
	t.luck(r)
}

// turning tells of one turning point.
func (t Teller) turning(r advice.Review, n int, x advice.Turning) {
	t.say("ctl.review.turn", n, x.Turn, t.text(x.Date), x.Node, percent(x.Before.Of()), percent(x.After.Of()), percent(x.Change.Error))
	switch {
	case x.Mover == engine.NoSide:
		t.under("ctl.review.together", t.list(x.Given))
	default:
		t.under("ctl.review.given", side(x.Mover), t.list(x.Given))
	}
	if len(x.Told) > 0 {
		t.under("ctl.review.happened", t.list(x.Told))
	}
	if x.Mover == engine.NoSide {
		t.under("ctl.review.split.orders", signed(x.Own), signed(x.Others))
	} else if x.Mover == r.Side {
		t.under("ctl.review.split.own", signed(x.Own), signed(x.Dice))
	} else {
		t.under("ctl.review.split.others", signed(x.Others), signed(x.Dice))
	}
	if x.Better == nil {
		t.under("ctl.review.better.none")
		return
	}
	if x.Same > 0 {
		t.under("ctl.review.better.same", x.Same)
		return
	}
	b := x.Better
	t.under("ctl.review.better", b.Node, t.list(b.Plan.Steps), percent(b.Cost.By), percent(b.Cost.Error), t.list(b.Did))
}

// signed is a share as whole hundredths with their sign.
func signed(x float64) engine.Arg { return engine.Signed(percent(x)) }

// luck tells how luck weighed.
func (t Teller) luck(r advice.Review) {
	rolls := 0
	for i, l := range r.Luck {
		if rolls += l.Rolls; l.Rolls > 0 {
			t.say("ctl.review.luck", side(engine.Side(i+1)), t.number(l.Rolled), t.number(l.Expected), t.number(l.Deviation()), l.Rolls)
		}
	}
	if rolls == 0 {
		return
	}
	key := "ctl.review.dice"
	if r.Whole {
		key = "ctl.review.dice.whole"
	}
	t.say(key, signed(r.Dice), signed(r.Else))
}

// ReviewJSON tells it for other programs, in one line.
func (t Teller) ReviewJSON(g *play.Game, r advice.Review) error {
	type point struct {
		Node   int     `json:"node"`
		Turn   int     `json:"turn"`
		Chance float64 `json:"chance"`
		Error  float64 `json:"error"`
	}
	type better struct {
		Node  int      `json:"node"`
		Plan  plan     `json:"plan"`
		Did   []string `json:"did"`
		Cost  float64  `json:"cost"`
		Error float64  `json:"costError"`
	}
	type turning struct {
		From   int      `json:"from"`
		Node   int      `json:"node"`
		Turn   int      `json:"turn"`
		Date   string   `json:"date"`
		Mover  int      `json:"mover"`
		Given  []string `json:"given"`
		Told   []string `json:"happened"`
		Before float64  `json:"before"`
		After  float64  `json:"after"`
		Error  float64  `json:"changeError"`
		Dice   float64  `json:"dice"`
		Own    float64  `json:"own"`
		Others float64  `json:"others"`
		Same   int      `json:"sameAs,omitempty"`
		Better *better  `json:"better,omitempty"`
	}
	type luck struct {
		Side      int     `json:"side"`
		Rolls     int     `json:"rolls"`
		Rolled    float64 `json:"rolled"`
		Expected  float64 `json:"expected"`
		Deviation float64 `json:"deviation"`
	}
	out := struct {
		Side   string    `json:"side"`
		Won    int       `json:"won"`
		Curve  []point   `json:"curve"`
		Turns  []turning `json:"turns"`
		Dice   float64   `json:"dice"`
		Else   float64   `json:"else"`
		Fights bool      `json:"fightsWhole,omitempty"`
		Luck   []luck    `json:"luck"`
		Games  int       `json:"games"`
		Cut    bool      `json:"cut,omitempty"`
	}{Side: t.text(engine.Say("ctl.advice.side", side(r.Side))), Won: int(g.Outcome().Winner), Dice: rounded(r.Dice), Else: rounded(r.Else), Fights: r.Whole, Games: r.Games, Cut: r.Cut}
	for _, p := range r.Curve {
		out.Curve = append(out.Curve, point{p.Node, p.Turn, rounded(p.Chance.Of()), rounded(p.Chance.Error())})
	}
	for _, x := range r.Turns {
		y := turning{From: x.From, Node: x.Node, Turn: x.Turn, Date: t.text(x.Date), Mover: int(x.Mover), Given: t.each(x.Given), Told: t.each(x.Told),
			Before: rounded(x.Before.Of()), After: rounded(x.After.Of()), Error: rounded(x.Change.Error), Dice: rounded(x.Dice), Own: rounded(x.Own), Others: rounded(x.Others), Same: x.Same}
		if b := x.Better; b != nil {
			p, err := g.At(b.Node, r.Side)
			if err != nil {
				return err
			}
			there := t
			there.At = p
			y.Better = &better{b.Node, there.plan(b.Plan), there.each(b.Did), rounded(b.Cost.By), rounded(b.Cost.Error)}
		}
		out.Turns = append(out.Turns, y)
	}
	for i, l := range r.Luck {
		out.Luck = append(out.Luck, luck{i + 1, l.Rolls, rounded(l.Rolled), rounded(l.Expected), rounded(l.Deviation())})
	}
	return t.json(out)
}
