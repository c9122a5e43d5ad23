// 17.35: naval air training. How many naval air squadrons a nation builds in a turn, and which of Japan's are elite. A scenario
// asks for it with [training]; without, its force pools alone say what is built.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

const mostTraining = 50

// trains tells whether the scenario counts naval air training.
func (w *world) trains() bool { return w.sc.Training != nil }

// trainingRate is how many naval air squadrons a nation may build in the present turn (17.353A, 17.353C, 17.356).
func (p *Position) trainingRate(n units.Nation) int {
	w := p.w
	name := w.units.Info(n).Name
	rates := w.training.Standard
	if w.opt.classic {
		rates = w.training.Classic
	}
	rate, listed := rates[name]
	if x, ok := w.training.Europe[name]; ok && w.theatre == "europe" {
		rate = x
	}
	if !listed || w.neverTrains(n) {
		return 0
	}
	if slices.Contains(w.training.Carried, name) {
		rate += w.sc.Training.Carried[name]
	}
	for _, x := range w.sc.Training.Raised {
		if m, ok := w.units.Nation(x.Nation); ok && m == n && x.Turn <= int(p.turn) {
			rate += x.N
		}
	}
	return rate + p.gained(n, projectTraining)
}

// trained is how many squadrons a nation has built in this player turn.
func (p *Position) trained(n units.Nation) int {
	for _, e := range p.schooled {
		if e.nation == n {
			return int(e.n)
		}
	}
	return 0
}

// neverTrains tells whether a nation builds no naval air at all, whether or not training counts (17.353D).
func (w *world) neverTrains(n units.Nation) bool {
	return slices.Contains(w.training.Never, w.units.Info(n).Name)
}

// trainingRefusal tells why a nation may not build so many naval air squadrons now (17.351, 17.353).
func (p *Position) trainingRefusal(n units.Nation, count int) (engine.Cite, string) {
	switch {
	case p.w.neverTrains(n):
		return "17.353D", "awaw.no.train.never"
	case !p.w.trains():
		return "", ""
	case p.trained(n)+count > p.trainingRate(n):
		return "17.353A", "awaw.no.train.rate"
	}
	return "", ""
}

// mayTrain is the most squadrons a nation may still build in this player turn.
func (p *Position) mayTrain(n units.Nation) int {
	switch {
	case p.w.neverTrains(n):
		return 0
	case !p.w.trains():
		return counterLimit
	}
	return max(0, p.trainingRate(n)-p.trained(n))
}

// school enters squadrons just built, and makes those elite that Japan adds before its war with the Western Allies; what it
// rebuilds is regular, and so is everything once that war has begun (17.352B, 17.352C).
func (t *turnover) school(i, count int) {
	p := t.p
	if !p.w.trains() {
		return
	}
	n := p.counters[i].nation
	p.schooled = addToPool(p.schooled, n, units.NAS, count)
	t.say(engine.EventNote, "17.353A", "awaw.trained", engine.NationRef(int(n)), p.trained(n), p.trainingRate(n))
	if n != p.w.japan() || p.cadets == 0 || !p.atPeace(p.counters[i]) {
		return
	}
	k := min(count, int(p.cadets))
	p.cadets -= int16(k)
	if k < count {
		i = t.split(i, k)
	}
	p.counters[i].flags |= elite
	t.say(engine.EventNote, "17.352B", "awaw.trained.elite", k, ct(i))
}

// crewsRefusal tells why the United States may not end staging while at peace: naval air on land has to man fast carriers that
// lie in its port and lack squadrons (17.355).
func (p *Position) crewsRefusal() (engine.Cite, string) {
	us := p.w.unitedStates()
	if !p.w.trains() || !p.staging() || p.w.sideOf(us) != p.phasing() || !p.atPeace(counter{nation: us}) {
		return "", ""
	}
	for i, k := range p.counters {
		if !k.alive() || k.nation != us || k.kind != units.NAS || k.onDeck() {
			continue
		}
		for j := range p.ships {
			if _, why := p.boardRefusal(boarding(p.phasing(), i, j)); why == "" {
				return "17.355", "awaw.no.done.crews"
			}
		}
	}
	return "", ""
}

// enroll notes naval air added to Japan's force pool, which is elite if it is built in peace (17.352B).
func (p *Position) enroll(n units.Nation, kind units.Type, count int) {
	if p.w.trains() && kind == units.NAS && n == p.w.japan() && p.kamikazes == nil {
		p.cadets += int16(count)
	}
}

// japan is the nation whose naval air is elite and whose kamikazes fly; it is on a side if the scenario has it.
func (w *world) japan() units.Nation {
	n, _ := w.units.Nation("Japan")
	return n
}

// unitedStates is the nation that trains naval air and moves its air in peace by paragraphs of its own (17.355, 18.72D).
func (w *world) unitedStates() units.Nation {
	n, _ := w.units.Nation("United States")
	return n
}
