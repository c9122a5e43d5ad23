package game

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/realism"
	"awaw/engine/sortie"
)

// This file tells a flight: its way stop by stop, who may meet it, and what comes of it.

// toldFlight tells a flight.
func (p *Position) toldFlight(f *flight) sortie.Flight {
	from := int(f.from)
	out := sortie.Flight{Name: engine.Say("realism.game.flight."+missionWords[f.mission], ref(from)), From: ref(from), To: ref(f.end())}
	fighters := f.fighters + f.wait
	for _, u := range [2]struct {
		k Kind
		n uint8
	}{{Bomber, f.bombers}, {Fighter, fighters}} {
		if u.n == 0 {
			continue
		}
		c := p.counter(from, p.Now, u.k, int(u.n))
		c.Note = engine.Say("realism.game.crew."+crewOf(f, u.k), int(u.n))
		out.Units = append(out.Units, c)
		course := p.course(f, u.k)
		out.Limits = append(out.Limits, sortie.Note{Text: engine.Say("realism.game.reach", kindText(u.k), course.Spaces), Cite: engine.Cite(course.Cite)})
	}
	out.Limits = append(out.Limits, sortie.Note{Text: engine.Say("realism.game.back"), Cite: "er.range.6"})
	p.stops(&out, f)
	if f.steps > 0 && p.target(f.mission, f.end()) {
		p.reckon(&out, f)
	}
	return out
}

// crewOf is what units of a kind are in a flight.
func crewOf(f *flight, k Kind) string {
	switch {
	case k == Bomber:
		return "bombers"
	case f.mission == raidMission:
		return "escort"
	}
	return "fighters"
}

// stops fills in the way out, and the same way back, with who may meet the flight.
func (p *Position) stops(out *sortie.Flight, f *flight) {
	escorted := lead(f) == Bomber && f.fighters+f.wait > 0
	p.stopsOut(out, f, escorted)
	p.stopsBack(out, f, escorted)
}

// stopsOut fills in the way out.
func (p *Position) stopsOut(out *sortie.Flight, f *flight, escorted bool) {
	way := f.path()
	seas := 0
	for i, at := range way {
		s := sortie.Stop{At: ref(at), Lead: sortie.Goes}
		if p.Sea(at) {
			seas++
			s.Zones, s.Of = seas, p.zonesFor(f, escorted && (f.wait == 0 || i < int(f.waited)))
		}
		s.Target = i+1 == len(way) && p.target(f.mission, at)
		s.Escort, s.Cite = p.escorts(f, i)
		if !escorted {
			s.Escort = sortie.Absent
		}
		e := p.Enemies(at)
		s.Met = !p.Sea(at) && e[Fighter] > 0 && (!s.Target || f.mission == raidMission)
		out.Out = append(out.Out, s)
		if s.Target {
			out.Meets = append(out.Meets, p.overTargetNotes(f, at)...)
		} else if !p.Sea(at) && e[Fighter] > 0 {
			out.Meets = append(out.Meets, sortie.Note{Text: engine.Say("realism.game.meets.out", ref(at), int(e[Fighter])), Cite: "er.intercept.1", May: true})
		}
	}
}

// stopsBack fills in the same way back.
func (p *Position) stopsBack(out *sortie.Flight, f *flight, escorted bool) {
	way := f.path()
	seas := 0
	for i := len(way) - 2; i >= -1; i-- {
		at := int(f.from)
		if i >= 0 {
			at = way[i]
		}
		s := sortie.Stop{At: ref(at), Lead: sortie.Goes, Home: i < 0}
		if p.Sea(at) && i >= 0 {
			seas++
			s.Zones, s.Of = seas, p.zonesFor(f, escorted && (f.wait == 0 || i < int(f.waited)))
		}
		if escorted {
			s.Escort = sortie.Goes
			if f.wait > 0 && i+1 == int(f.waited) {
				s.Escort = sortie.Joins
			} else if f.wait > 0 && i+1 > int(f.waited) {
				s.Escort = sortie.Absent
			}
		}
		if e := p.Enemies(at); i >= 0 && !p.Sea(at) && e[Fighter] > 0 {
			s.Met = true
			out.Meets = append(out.Meets, sortie.Note{Text: engine.Say("realism.game.meets.back", ref(at), int(e[Fighter])), Cite: "er.intercept.7", May: true})
		}
		out.Back = append(out.Back, s)
	}
}

// zonesFor is how many zones those who are together may enter on one way: er.osz.1 and er.osz.2, and er.osz.3 bombers alone as many as
// they reach.
func (p *Position) zonesFor(f *flight, escorted bool) int {
	k := lead(f)
	if escorted {
		k = Fighter
	}
	if c := p.course(f, k); !c.Free {
		return c.Zones
	}
	return sortie.Any
}

// escorts is what the escort does at a stop of the way out.
func (p *Position) escorts(f *flight, i int) (sortie.Mark, engine.Cite) {
	switch {
	case f.wait == 0 || i+1 < int(f.waited):
		return sortie.Goes, ""
	case i+1 == int(f.waited):
		return sortie.Waits, "er.escort.3"
	}
	g := flight{mission: f.mission, from: f.from, fighters: f.wait, waitAt: nobody, way: f.way, steps: uint8(i)}
	if cite, ok := p.judged(&g, Fighter, int(f.way[i])); !ok {
		return sortie.Cannot, engine.Cite(cite)
	}
	return sortie.Absent, ""
}

// overTargetNotes tells who may meet a flight over its target.
func (p *Position) overTargetNotes(f *flight, at int) (out []sortie.Note) {
	e := p.Enemies(at)
	if f.mission == strikeMission {
		out = append(out, sortie.Note{Text: engine.Say("realism.game.meets.strike", ref(at), e.Total()), Cite: "er.phase.2", May: e.Total() > 0})
		if n := p.coastal(at); n > 0 {
			out = append(out, sortie.Note{Text: engine.Say("realism.game.meets.coast", n), Cite: "er.coastdef.1", May: true})
		}
		return out
	}
	out = append(out, sortie.Note{Text: engine.Say("realism.game.meets.guns", ref(at), int(e[Artillery])), Cite: "er.bomb.1", May: e[Artillery] > 0})
	out = append(out, sortie.Note{Text: engine.Say("realism.game.meets.over", ref(at), int(e[Fighter])), Cite: "er.bomb.3", May: e[Fighter] > 0})
	return append(out, sortie.Note{Text: engine.Say("realism.game.meets.never", ref(at)), Cite: "er.bomb.7"})
}

// coastal is how many enemy fighters beside a zone may help the ships in it.
func (p *Position) coastal(at int) (n int) {
	if e := p.Enemies(at); !p.Sea(at) || !e.Some(Kind.sails) {
		return 0
	}
	for _, b := range p.beside(at, areagame.Foe(p.Side(p.Now))) {
		n += int(b.fighters)
	}
	return n
}

// reckon fills in what comes of a flight, if all rise who may.
func (p *Position) reckon(out *sortie.Flight, f *flight) {
	at := f.end()
	lost := [2]float64{float64(f.bombers), float64(f.fighters + f.wait)} // bombers, fighters; of those who wait it is not known
	if f.mission == raidMission {
		arrive := p.w.rules.Through(int(f.bombers), int(f.fighters+f.wait), p.legs(f), p.lossOrder(p.Side(p.Now)))
		room := max(0, p.w.Value[at]-int(p.bombed[at]))
		chart := engine.Chart{Title: engine.Say("realism.game.chart.damage", ref(at)), Unit: engine.Say("realism.game.chart.ipc"), Kind: engine.ChartBars, Value: engine.ValuePoints}
		for n, c := range p.w.rules.Bombed(arrive, room) {
			chart.Bars = append(chart.Bars, engine.Bar{Side: p.Side(p.Now), Value: n, P: c})
			out.Gain += float64(n) * c
		}
		guns, free := p.gunsOnly(f), 0.0
		for n, c := range p.w.rules.Bombed(p.w.rules.Through(int(f.bombers), int(f.fighters+f.wait), guns, p.lossOrder(p.Side(p.Now))), room) {
			free += float64(n) * c
		}
		for _, a := range arrive {
			lost[0] -= a.P * float64(a.Bombers)
			lost[1] -= a.P * float64(a.Fighters)
		}
		if f.wait > 0 {
			lost[1] = 0
		}
		out.Charts = []engine.Chart{chart, p.lostOnTheWay(arrive, int(f.bombers+f.fighters))}
		out.Under = []engine.Text{engine.Say("realism.game.average", tenth(out.Gain), tenth(free))}
		switch fired := slices.ContainsFunc(guns, func(l realism.Leg) bool { return l.Guns > 0 }); {
		case fired && out.Gain == free: // nobody is there to rise
			out.Under = []engine.Text{engine.Say("realism.game.average.guns.alone", tenth(free))}
		case fired:
			out.Under = []engine.Text{engine.Say("realism.game.average.guns", tenth(out.Gain), tenth(free))}
		case out.Gain == free:
			out.Under = []engine.Text{engine.Say("realism.game.average.alone", tenth(free))}
		}
		out.Loss = lost[0]*float64(p.w.Cost[Bomber]) + lost[1]*float64(p.w.Cost[Fighter])
		if f.wait == 0 {
			out.Under = append(out.Under, engine.Say("realism.game.average.cost", tenth(out.Loss)))
		}
		return
	}
	p.reckonStrike(out, f)
}

// lostOnTheWay charts how many of so many aircraft, those who fly on to the target, fall before the bombs do.
func (p *Position) lostOnTheWay(arrive []realism.Arrival, began int) engine.Chart {
	sums := make([]float64, began+1)
	for _, a := range arrive {
		sums[began-a.Bombers-a.Fighters] += a.P
	}
	return engine.Chart{Title: engine.Say("realism.game.chart.lost.raid"), Unit: engine.Say("realism.game.chart.units"), Kind: engine.ChartBars, Bars: engine.BarsOf(p.Side(p.Now), 1, sums)}
}

// tenth is a number with one place behind the point.
func tenth(v float64) engine.Arg {
	return engine.Arg{Kind: engine.ArgTenths, N: int(math.Round(10 * v))}
}
