package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/supremacy"
)

// This file refuses commands, names things, words commands, answers questions.

// refuse tells why a command is not legal, by the clause that forbids it, and what is legal instead.
func (p *Position) refuse(c engine.Command) error {
	cite, why := p.fault(c)
	no := &engine.Illegal{Cmd: c, Cite: cite, Reason: why, Nearest: nearest(p.meant(c), p.Legal(c.Side, nil))}
	if cite == engine.House {
		no.Cite, no.House = "turn", true
	}
	return no
}

// nearest is what is most like a command of what is legal: of the same verb for the same unit, of the same verb, about the same space, or all.
func nearest(c engine.Command, list []engine.Command) []engine.Command {
	for _, like := range []func(engine.Command) bool{
		func(l engine.Command) bool { return l.Verb == c.Verb && l.A == c.A && l.N == c.N },
		func(l engine.Command) bool { return l.Verb == c.Verb },
		func(l engine.Command) bool { return c.A != engine.NoRef && l.A == c.A },
		func(l engine.Command) bool { return true },
	} {
		var out []engine.Command
		for _, l := range list {
			if like(l) {
				out = append(out, l)
			}
		}
		if out != nil {
			return out
		}
	}
	return nil
}

// fault is the clause a command offends, and in words why.
func (p *Position) fault(c engine.Command) (engine.Cite, engine.Text) {
	switch {
	case p.Over():
		return engine.House, engine.Say("supremacy.game.no.over")
	case c.Verb == VerbDispatch && p.phase == Battles && p.stage != stDeclare:
		return "as.dispatch.10", engine.Say("supremacy.game.no.late")
	case c.Side != p.asked():
		return engine.House, engine.Say("supremacy.game.no.turn")
	case p.phase == Battles:
		return p.questioned(c)
	case c.Verb >= VerbPress:
		return "as.dispatch.19", engine.Say("supremacy.game.no.battle")
	case p.phase == CombatMove && p.meant(c).N == kindN(Gun) && overland(p.meant(c)):
		return "as.aa.3", engine.Say("supremacy.game.no.gun")
	case c.Verb == VerbPass:
		return "as.dispatch.21", engine.Say("supremacy.game.no.pass")
	}
	return engine.House, p.unmoved(c)
}

// questioned tells why a command does not answer what is asked in a battle.
func (p *Position) questioned(c engine.Command) (engine.Cite, engine.Text) {
	switch c.Verb {
	case VerbDispatch:
		return p.undispatched(c)
	case VerbRecall:
		for i := range p.craft {
			d := p.craft[i]
			sky := p.skies()
			if d.attack || d.From != c.B.Index() || int(d.to) != c.A.Index() || nation(d.Power) != c.C || kindN(d.kind) != c.N {
				continue
			}
			if _, cite := sky.Retreat(&d.Craft, p.bout); cite != "" {
				return engine.Cite(cite), engine.Say("supremacy.game.no." + cite)
			}
		}
		return "as.dispatch.17", engine.Say("supremacy.game.no.as.dispatch.17")
	case VerbGround:
		if p.sent(c) {
			return "as.dispatch.11", engine.Say("supremacy.game.no.as.dispatch.11")
		}
		return "as.ground.1", engine.Say("supremacy.game.no.ground")
	case VerbCallOff, VerbWithdraw:
		if p.stage == stPress && c.Verb == VerbCallOff && p.within(c.A) && p.stay(c.A.Index()) {
			return "as.retreat.1", engine.Say("supremacy.game.no.stay")
		}
		return "as.retreat.2", engine.Say("supremacy.game.no.retreat")
	case VerbLeave, VerbRetreat:
		if p.stage == stDeclare && p.within(c.A) {
			return p.unparted(c)
		}
	case VerbAim, VerbSpare:
		if p.stage == stAim0 || p.stage == stAim1 {
			return "as.fighter.3", engine.Say("supremacy.game.no.target")
		}
	case VerbLose:
		return p.unlost(c)
	}
	return asks[p.stage].cite, engine.Say("supremacy.game.no.answer")
}

// sent tells whether the aircraft of a command are there because they were sent.
func (p *Position) sent(c engine.Command) bool {
	return slices.ContainsFunc(p.craft, func(d craft) bool {
		return !d.attack && d.State == supremacy.Engaged && ref(int(d.to)) == c.A && nation(d.Power) == c.C && kindN(d.kind) == c.N
	})
}

// undispatched tells by the judge's clause why an aircraft may not be sent.
func (p *Position) undispatched(c engine.Command) (engine.Cite, engine.Text) {
	k := kindOf(c.N)
	if !p.within(c.A) || !p.within(c.B) || c.C.Kind() != engine.KindNation || c.C.Index() >= len(p.w.Powers) || !k.flies() {
		return engine.House, engine.Say("supremacy.game.no.order")
	}
	power, sky := c.C.Index(), p.skies()
	craft := supremacy.Craft{Power: power, From: c.A.Index()}
	if p.Units[c.A.Index()][power][k] == 0 { // another of them is away already
		for i := range p.craft {
			if d := &p.craft[i]; !d.attack && d.From == c.A.Index() && d.Power == power && d.kind == k {
				craft = d.Craft
			}
		}
		if craft.State == supremacy.Home {
			return "as.dispatch.1", engine.Say("supremacy.game.no.aircraft")
		}
	}
	if p.Friends(power, p.Now) {
		return "as.dispatch.4", engine.Say("supremacy.game.no.as.dispatch.4")
	}
	_, cite := sky.Send(&craft, p.bout, c.B.Index())
	return engine.Cite(cite), engine.Say("supremacy.game.no." + cite)
}

func (p *Position) within(r engine.Ref) bool {
	return r.Kind() == engine.KindSpace && r.Index() < p.w.Area.Len()
}

// kindText words a kind.
func kindText(k Kind) engine.Text { return engine.Say("supremacy.game.kind." + k.String()) }

// sideName words a side, powerName a power.
func (p *Position) sideName(s engine.Side) engine.Text {
	return engine.Say("supremacy.game.side." + p.w.Style(engine.Side(s)))
}

func (p *Position) powerName(i int) engine.Text {
	return engine.Say("supremacy.game.power." + p.code(i))
}

// NameOf words a reference.
func (p *Position) NameOf(r engine.Ref) string {
	if name, ok := p.w.Named(p.w.Area, r); ok {
		return name
	}
	switch r.Kind() {
	case engine.KindSystem:
		if k, ok := kindOfRef(r); ok {
			return k.String()
		}
	case engine.KindCounter:
		if at, power, k, ok := p.CounterAt(counters, r); ok {
			return p.w.Powers[power].Name + " " + k.String() + " " + p.w.Area.Code(at)
		}
	}
	return r.String()
}

// TextOf words powers, sides and units in the language of the player.
func (p *Position) TextOf(r engine.Ref) (engine.Text, bool) {
	i := r.Index()
	switch {
	case r.Kind() == engine.KindNation && i < len(p.w.Powers):
		return p.powerName(i), true
	case r.Kind() == engine.KindSide && i >= 1 && i <= len(p.w.Sides):
		return p.sideName(engine.Side(i)), true
	case r.Kind() == engine.KindSystem:
		if k, ok := kindOfRef(r); ok {
			return kindText(k), true
		}
	case r.Kind() == engine.KindCounter:
		if at, power, k, ok := p.CounterAt(counters, r); ok {
			return engine.Say("supremacy.game.piece", p.powerName(power), kindText(k), ref(at)), true
		}
	}
	return engine.Text{}, false
}

var powerCodes = map[string]string{"Germany": "GE", "Italy": "IT", "Japan": "JA", "U.S.S.R.": "RU", "U.K.": "BR", "France": "FR", "U.S.A.": "US", "China": "CH"}

// code is the palette's code of a power's counters.
func (p *Position) code(power int) string { return powerCodes[p.w.Powers[power].Name] }

// verbCites are the clauses of verbs that the document has.
var verbCites = map[engine.Verb]engine.Cite{VerbPass: "as.dispatch.21", VerbPress: "as.retreat.2", VerbCallOff: "as.retreat.2", VerbWithdraw: "as.retreat.1",
	VerbDispatch: "as.dispatch.1", VerbGround: "as.ground.1", VerbLeave: "as.ground.6", VerbRecall: "as.dispatch.17", VerbRetreat: "as.ground.7",
	VerbAim: "as.fighter.3", VerbSpare: "as.fighter.1", VerbRoll: "as.fighter.3", VerbLose: "as.fighter.2", VerbPlain: "as.fighter.2"}

// Tell words a command for cards and menus.
func (p *Position) Tell(c engine.Command) engine.Label {
	if c.Verb == 0 || int(c.Verb) >= len(forms.Forms) {
		return engine.Label{Name: engine.Say("supremacy.game.no.order")}
	}
	kind := engine.Say("supremacy.game.kind.all")
	if c.N > 0 && int(c.N) <= len(pieceWords) {
		kind = engine.Say("supremacy.game.kind." + pieceWords[c.N-1])
	}
	cite, ok := verbCites[c.Verb]
	if !ok {
		cite = engine.House
	}
	l := engine.Label{Name: engine.Say("supremacy.game.tell."+forms.Forms[c.Verb].Word, kind, c.A, c.B, c.C), Cite: cite}
	if c.Verb == VerbCallOff && p.within(c.A) {
		l.Name = p.leading(c, l.Name)
	}
	of := c.N > 0 && c.N <= int16(kindCount)
	switch c.Verb {
	case VerbBuy:
		if of {
			l.Detail, l.Key = p.price(Kind(c.N-1)), '0'+rune(c.N%10)
		}
	case VerbPlace:
		if of {
			l.Detail = engine.Say("supremacy.game.waiting", int(p.Bought[c.N-1]))
		}
	case VerbDone, VerbEnd, VerbPress, VerbRoll, VerbPlain:
		l.Main = true
	case VerbSortie, VerbDispatch:
		l.Sends = true
	}
	switch c.Verb {
	case VerbPress:
		l.Key = 'G'
	case VerbRoll:
		l.Key = 'R'
	case VerbPlain:
		l.Key = 'P'
	case VerbDone:
		l.Key = 'D'
	}
	if c.Verb == VerbDone && p.phase < Income {
		l.Name = engine.Say("supremacy.game.done." + p.phase.String())
	}
	if units, money := p.Unplaced(); c.Verb == VerbDone && p.phase == Placement && units > 0 {
		l.Forfeits, l.Loses = engine.ForfeitsPoints, engine.Say("supremacy.game.loses.units", units, money)
	}
	return l
}

// leading words how a battle is called off, by where who leaves it goes; aircraft alone go back where they came from, as it is worded without.
func (p *Position) leading(c engine.Command, alone engine.Text) engine.Text {
	switch at := c.A.Index(); {
	case p.stay(at):
		return engine.Say("supremacy.game.tell.marched", c.A, c.B)
	case c.A == c.B:
		return alone
	case p.Sea(at):
		return engine.Say("supremacy.game.tell.call-off.ships", c.B)
	}
	return engine.Say("supremacy.game.tell.call-off.armies", c.B)
}

// price is what a kind costs and hits at, and how many of it are bought.
func (p *Position) price(k Kind) engine.Text {
	attack, defence, air := p.hitsAt(k)
	return engine.Say("supremacy.game.price", p.w.Cost[k], attack, defence, air, int(p.Bought[k]))
}

// Ask answers whether a command could be given, where what stands in a space may go, and how a battle is likely to end.
func (p *Position) Ask(side engine.Side, q engine.Query) (engine.Answer, error) {
	if q.Kind == engine.QueryOdds {
		return p.chances(q)
	}
	out, err := areagame.Ask(p, side, q, p.fault)
	if q.Kind == engine.QueryCommand && out.Verdict == engine.No && side == p.asked() {
		out.Nearest = nearest(p.meant(q.Cmd), p.Legal(side, nil))
	}
	return out, err
}
