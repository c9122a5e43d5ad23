package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/sortie"
	"awaw/engine/volley"
)

// This file reckons what battles cost, with what is lost beside them: fighters whose deck is gone, and those who rose on the way.

// decks are what a side's carriers hold in a zone where it fights. Where several powers of a side have carriers there they count as one power's.
type decks struct {
	carriers int // before the battle, those that stay out of it too
	fighters int // aboard
	ashore   int // fighters in the battle from the coast: they fall before those aboard
	fight    bool
}

// gone is how many fighters go down with their decks, when so many fighters and carriers are lost.
func (d decks) gone(fighters, carriers, deck int) int {
	aboard := d.fighters
	if d.fight {
		aboard -= max(0, fighters-d.ashore)
	}
	return max(0, aboard-deck*(d.carriers-carriers))
}

// toll is what a side may lose in a battle, and how likely that is.
type toll struct {
	units, worth int
	p            float64
}

// tolls lists what a side may lose in a battle, and on its decks.
func (p *Position) tolls(b *volley.Battle, odds *volley.Odds, s volley.Side, d decks) (out []toll) {
	start := b.Forces[s]
	for _, e := range odds.Ends[s] {
		var lost [kindCount]int
		x := toll{p: e.All()}
		for k := range kindCount {
			lost[k] = int(start[k] - e.Left[k])
		}
		lost[Fighter] += d.gone(lost[Fighter], lost[Carrier], p.w.Deck)
		for k, n := range lost {
			x.units += n
			x.worth += n * p.w.Cost[k]
		}
		out = append(out, x)
	}
	return out
}

// spread is how likely each number of units is lost.
func spread(in []toll, most int) []float64 {
	out := make([]float64, most+1)
	for _, x := range in {
		out[x.units] += x.p
	}
	return out
}

// mean is what is lost on average, in money.
func mean(in []toll) (sum float64) {
	for _, x := range in {
		sum += x.p * float64(x.worth)
	}
	return sum
}

// worths charts what each side loses in money, in some ten steps.
func worths(lost [2][]toll, who [2]engine.Side) engine.Chart {
	most := 0
	for _, x := range slices.Concat(lost[0], lost[1]) {
		most = max(most, x.worth)
	}
	step := max(1, (most+9)/10)
	chart := engine.Chart{Title: engine.Say("realism.game.chart.worth", step), Unit: engine.Say("realism.game.chart.ipc"), Kind: engine.ChartBars, Value: engine.ValuePoints}
	for s, side := range who {
		sums := make([]float64, most/step+1)
		for _, x := range lost[s] {
			sums[x.worth/step] += x.p
		}
		chart.Bars = append(chart.Bars, engine.BarsOf(side, step, sums)...)
	}
	return chart
}

// decksAt are the decks of those who fight in a zone with their fighters, beside so many from the coast.
func (p *Position) decksAt(at int, side engine.Side, ashore int) decks {
	if !p.Sea(at) {
		return decks{}
	}
	here := p.Here(at, side)
	return decks{carriers: int(here[Carrier]), fighters: int(here[Fighter]), ashore: ashore, fight: true}
}

// decksIn are the decks of both sides in the fight that waits for an answer, when it goes on with such forces.
func (p *Position) decksIn(force [2]cell) (out [2]decks) {
	f := &p.fight
	at := int(f.at)
	switch {
	case f.kind != seaFight && f.kind != shipsMet && f.kind != strikeFight || !p.Sea(at):
		return out
	case f.kind == seaFight:
		out[0] = p.decksAt(at, f.who[0], 0)
		out[0].fight = false
		out[0].carriers = int(force[0][Carrier])
	}
	helps := 0
	for _, b := range f.helps {
		helps += int(b.fighters)
	}
	d := p.decksAt(at, f.who[1], 0)
	if f.kind == shipsMet {
		d.carriers -= int(f.force[1][Carrier]) - int(force[1][Carrier])
		d.fight = false
	} else {
		d.carriers = int(force[1][Carrier])
		d.fighters = min(d.fighters, int(force[1][Fighter])) // those from the coast have fallen first
	}
	d.ashore = int(force[1][Fighter]) - d.fighters
	out[1] = d
	return out
}

// came is what comes through to the target of a strike, and what those have lost who met it.
type came struct {
	left   cell
	downed int // of those who met it
	coast  int // of those, how many would have helped ships at the target
}

// likelyCame is how likely that is.
type likelyCame struct {
	came
	p float64
}

// through are the ways in which a strike may come to its target, if all rise who may.
func (p *Position) through(f *flight) []likelyCame {
	foe := areagame.Foe(p.Side(p.Now))
	who := [2]engine.Side{foe, p.Side(p.Now)}
	now := []likelyCame{{came{left: f.with()}, 1}}
	beside := p.beside(f.end(), foe)
	way := f.path()
	for _, at := range way[:len(way)-1] {
		e := p.Enemies(at)
		if p.Sea(at) || e[Fighter] == 0 {
			continue
		}
		helps := p.Sea(f.end()) && slices.ContainsFunc(beside[:], func(b based) bool { return int(b.at) == at && b.fighters > 0 })
		var next []likelyCame
		index := map[came]int{}
		for _, from := range now {
			odds, err := p.between(forceOf(e.Only(func(k Kind) bool { return k == Fighter })), forceOf(from.left), who, OneRound).Odds(nil)
			if err != nil || from.left.Total() == 0 {
				next = append(next, from)
				continue
			}
			for _, theirs := range odds.Ends[volley.Attacker] { // one round: what each side loses hangs on the other's dice alone
				for _, ours := range odds.Ends[volley.Defender] {
					to := from.came
					to.left = cellOf(ours.Left)
					n := int(e[Fighter]) - int(theirs.Left[Fighter])
					if to.downed += n; helps {
						to.coast += n
					}
					i, known := index[to]
					if !known {
						i = len(next)
						index[to] = i
						next = append(next, likelyCame{came: to})
					}
					next[i].p += from.p * theirs.All() * ours.All()
				}
			}
		}
		now = next
	}
	return now
}

// reckonStrike fills in what a strike of one round costs both sides, those who meet it on its way and ships' decks counted, over all that may arrive.
func (p *Position) reckonStrike(out *sortie.Flight, f *flight) {
	at, foe := f.end(), areagame.Foe(p.Side(p.Now))
	ours := f.with()
	if e := p.Enemies(at); p.Sea(at) && !e.Some(Kind.sails) {
		return
	}
	var sums [2][]float64
	coast := p.coastal(at)
	sums[0] = make([]float64, ours.Total()+1)
	count := func(s, n int, chance float64) {
		for len(sums[s]) <= n {
			sums[s] = append(sums[s], 0)
		}
		sums[s][n] += chance
	}
	for _, a := range p.through(f) {
		there := p.Enemies(at)
		there[Fighter] += uint8(coast - a.coast)
		gone := ours.Total() - a.left.Total()
		out.Gain += a.p * float64(a.downed*p.w.Cost[Fighter])
		for k := range kindCount {
			out.Loss += a.p * float64(int(ours[k]-a.left[k])*p.w.Cost[k])
		}
		if a.left.Total() == 0 {
			count(0, gone, a.p)
			count(1, a.downed, a.p)
			continue
		}
		b := p.between(forceOf(a.left), forceOf(there), [2]engine.Side{p.Side(p.Now), foe}, OneRound)
		odds, err := b.Odds(nil)
		if err != nil {
			return
		}
		for s, d := range [2]decks{{}, p.decksAt(at, foe, coast-a.coast)} {
			for _, x := range p.tolls(b, odds, volley.Side(s), d) {
				count(s, [2]int{gone, a.downed}[s]+x.units, a.p*x.p)
				*[2]*float64{&out.Loss, &out.Gain}[s] += a.p * x.p * float64(x.worth)
			}
		}
	}
	out.Charts = []engine.Chart{{Title: engine.Say("realism.game.chart.lost.strike"), Unit: engine.Say("realism.game.chart.units"), Kind: engine.ChartBars,
		Bars: slices.Concat(engine.BarsOf(p.Side(p.Now), 1, sums[0]), engine.BarsOf(foe, 1, sums[1]))}}
	out.Under = []engine.Text{engine.Say("realism.game.average.strike", tenth(out.Gain), tenth(out.Loss))}
}
