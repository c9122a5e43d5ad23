// 17.41 to 17.46: the kamikaze rule invoked, and what Japan makes its kamikazes of.
//
// Kamikazes are based none (17.461): a position counts those that are built, and the force pool holds the rest.

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// kamikazePhase tells why kamikazes may be neither invoked nor made now: it happens in Japan's own unit construction phase.
func (p *Position) kamikazePhase() (engine.Cite, string) {
	switch {
	case !p.w.trains() || p.w.sideOf(p.w.japan()) == engine.NoSide:
		return "17.41", "awaw.no.kamikaze.here"
	case p.w.sideOf(p.w.japan()) != p.asked():
		return "17.41", "awaw.no.own"
	case !p.now(VerbInvoke):
		return "17.41", "awaw.no.kamikaze.now"
	}
	return "", ""
}

// makingRefusal tells why no kamikazes may be made now, of whatever it is (17.44).
func (p *Position) makingRefusal(c engine.Command) (engine.Cite, string) {
	if cite, why := p.kamikazePhase(); why != "" {
		return cite, why
	}
	switch {
	case c.B != 0 || c.C != 0 || c.N < 1:
		return "17.44", "awaw.no.such"
	case p.kamikazes == nil:
		return "17.41", "awaw.no.kamikaze.yet"
	}
	return "", ""
}

// makes is the kamikazes of n units of a type; 0 for types none are made of (17.44A).
func (p *Position) makes(kind units.Type, n int) int {
	switch kind {
	case units.NAS:
		return p.w.naval.KamikazesFrom(n, 0)
	case units.AAF:
		return p.w.naval.KamikazesFrom(0, n)
	}
	return 0
}

// convertRefusal tells why units in play may not become kamikazes.
func (p *Position) convertRefusal(c engine.Command) (engine.Cite, string) {
	if cite, why := p.makingRefusal(c); why != "" {
		return cite, why
	}
	if !p.counterOK(c.A) {
		return "17.44A", "awaw.no.such"
	}
	k := p.counters[c.A.Index()]
	switch {
	case k.nation != p.w.japan():
		return "17.44A", "awaw.no.own"
	case p.makes(k.kind, 1) == 0:
		return "17.44A", "awaw.no.kamikaze.type"
	case int(c.N) > int(k.size):
		return "17.44A", "awaw.no.such"
	case p.makes(k.kind, int(c.N)) > p.kamikazeRoom():
		return p.limitCite(), "awaw.no.kamikaze.limit"
	}
	return "", ""
}

// enlistRefusal tells why units in the force pool may not become kamikazes.
func (p *Position) enlistRefusal(c engine.Command) (engine.Cite, string) {
	if cite, why := p.makingRefusal(c); why != "" {
		return cite, why
	}
	kind := units.Type(c.A.Index())
	switch {
	case c.A.Kind() != kindType || int(kind) >= units.TypeCount || p.makes(kind, 1) == 0:
		return "17.44A", "awaw.no.kamikaze.type"
	case int(c.N) > p.poolOf(p.w.japan(), kind):
		return "17.44A", "awaw.no.build.pool"
	case p.makes(kind, int(c.N)) > p.kamikazeRoom():
		return p.limitCite(), "awaw.no.kamikaze.limit"
	}
	return "", ""
}

// raiseRefusal tells why so many kamikazes may not be built (17.44B, 17.44C).
func (p *Position) raiseRefusal(c engine.Command) (engine.Cite, string) {
	if cite, why := p.makingRefusal(c); why != "" {
		return cite, why
	}
	switch {
	case c.A != 0 || c.N > counterLimit:
		return "17.44", "awaw.no.such"
	case int(c.N) > p.poolOf(p.w.japan(), units.Kamikaze):
		return "17.44B", "awaw.no.build.pool"
	case int(p.brp[p.phasing()-1]) < int(c.N)*p.w.units.Cost(units.Kamikaze):
		return "17.44C", "awaw.no.build.brp"
	}
	return "", ""
}

// makesKamikazes tells whether kamikazes may be made now.
func (p *Position) makesKamikazes() bool {
	_, why := p.kamikazePhase()
	return why == "" && p.kamikazes != nil
}

// upTo lists a command in every number, as far as it is legal.
func upTo(c engine.Command, most int, refuse func(engine.Command) (engine.Cite, string), buf []engine.Command) []engine.Command {
	for n := 1; n <= most; n++ {
		c.N = int16(n)
		if _, why := refuse(c); why == "" {
			buf = append(buf, c)
		}
	}
	return buf
}

func (p *Position) legalConverts(buf []engine.Command) []engine.Command {
	if !p.makesKamikazes() {
		return buf
	}
	for i, k := range p.airOf(p.asked()) {
		buf = upTo(engine.Command{Side: p.asked(), Verb: VerbConvert, A: ct(i)}, int(k.size), p.convertRefusal, buf)
	}
	return buf
}

func (p *Position) legalEnlists(buf []engine.Command) []engine.Command {
	for _, kind := range []units.Type{units.AAF, units.NAS} {
		c := engine.Command{Side: p.asked(), Verb: VerbEnlist, A: engine.NewRef(kindType, int(kind))}
		buf = upTo(c, min(p.poolOf(p.w.japan(), kind), p.kamikazeRoom()), p.enlistRefusal, buf)
	}
	return buf
}

func (p *Position) legalRaises(buf []engine.Command) []engine.Command {
	return upTo(engine.Command{Side: p.asked(), Verb: VerbRaise}, min(p.poolOf(p.w.japan(), units.Kamikaze), counterLimit), p.raiseRefusal, buf)
}

// idleKamikazes tells whether there is nothing to choose about kamikazes in this step.
func (p *Position) idleKamikazes() bool {
	if _, why := p.invokeRefusal(engine.Command{}); why == "" {
		return false
	}
	return len(p.legalConverts(nil)) == 0 && len(p.legalEnlists(nil)) == 0 && len(p.legalRaises(nil)) == 0
}

// convert makes kamikazes of units in play (17.44A).
func (t *turnover) convert(c engine.Command) {
	p, i, n := t.p, c.A.Index(), int(c.N)
	made := p.makes(p.counters[i].kind, n)
	t.sayOfDeck(i, "17.44A", "awaw.kamikaze.converted", n, c.A, made)
	t.ev[len(t.ev)-1].Kind = engine.EventBase
	if p.counters[i].size -= uint8(n); p.counters[i].size == 0 {
		p.remove(i)
	}
	k := t.kamikazes()
	k.ready += int16(made)
	k.raw += int16(made)
}

// enlistInPool makes kamikazes of units in the force pool (17.44A).
func (t *turnover) enlistInPool(c engine.Command) {
	p, kind, n := t.p, units.Type(c.A.Index()), int(c.N)
	made := p.makes(kind, n)
	p.pool = addToPool(addToPool(p.pool, p.w.japan(), kind, -n), p.w.japan(), units.Kamikaze, made)
	t.kamikazes().raw += int16(made)
	t.say(engine.EventBase, "17.44A", "awaw.kamikaze.enlisted", n, c.A, made)
}

// raise builds kamikazes (17.44B).
func (t *turnover) raise(c engine.Command) {
	p, n := t.p, int(c.N)
	p.brp = cow(p.brp)
	p.brp[p.phasing()-1] -= int16(n * p.w.units.Cost(units.Kamikaze))
	p.pool = addToPool(p.pool, p.w.japan(), units.Kamikaze, -n)
	t.kamikazes().ready += int16(n)
	t.say(engine.EventBase, "17.44B", "awaw.kamikaze.built", n)
}

func (p *Position) tellConvert(c engine.Command, l *engine.Label) {
	l.Detail = detailed("convert", p.makes(p.counters[c.A.Index()].kind, int(c.N)))
}

func (p *Position) tellRaise(c engine.Command, l *engine.Label) {
	l.Detail = detailed("build", p.w.units.Cost(units.Kamikaze)*int(c.N))
}

func (p *Position) tellEnlist(c engine.Command, l *engine.Label) {
	l.Detail = detailed("convert", p.makes(units.Type(c.A.Index()), int(c.N)))
}
