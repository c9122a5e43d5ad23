// 17.35: naval air training. How many naval air squadrons a nation builds in a turn, and which of Japan's are elite. A scenario
// asks for it with [training]; without, its force pools alone say what is built.

package awaw

import (
	"fmt"
	"slices"

	"awaw/engine"
	"awaw/tables"
	"awaw/units"
)

// trainingRules is training.toml.
type trainingRules struct {
	Since    int
	Cite     string
	Carried  []string
	Never    []string
	Standard map[string]int
	Classic  map[string]int
	Europe   map[string]int
	units    *units.Rules
}

const mostTraining = 50

// Faults implements tables.Checker.
func (d *trainingRules) Faults() (out []tables.Fault) {
	known := func(key, name string) {
		if n, ok := d.units.Nation(name); !ok || d.units.Info(n).Name != name {
			out = append(out, tables.Fault{Key: key, Expected: fmt.Sprintf("nations as nations.toml names them, not %q", name), Do: "spell it so"})
		}
	}
	for key, list := range [...][]string{d.Carried, d.Never} {
		for _, name := range list {
			known([...]string{"carried", "never"}[key], name)
		}
	}
	for key, rates := range [...]map[string]int{d.Standard, d.Classic, d.Europe} {
		word := [...]string{"standard", "classic", "europe"}[key]
		for _, name := range sortedKeys(rates) {
			known(word, name)
			if n := rates[name]; n < 0 || n > mostTraining {
				out = append(out, tables.Fault{Key: word, Expected: fmt.Sprintf("rates from 0 to %d", mostTraining), Do: "correct " + name})
			}
		}
	}
	return out
}

func (w *world) loadTraining() error {
	w.training = &trainingRules{units: w.units}
	return w.kit.Tables.Decode("awaw/training.toml", w.training)
}

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
	if !listed || slices.Contains(w.training.Never, name) {
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

// trainingRefusal tells why a nation may not build so many naval air squadrons now (17.351, 17.353).
func (p *Position) trainingRefusal(n units.Nation, count int) (engine.Cite, string) {
	switch {
	case !p.w.trains():
		return "", ""
	case slices.Contains(p.w.training.Never, p.w.units.Info(n).Name):
		return "17.353D", "awaw.no.train.never"
	case p.trained(n)+count > p.trainingRate(n):
		return "17.353A", "awaw.no.train.rate"
	}
	return "", ""
}

// mayTrain is the most squadrons a nation may still build in this player turn.
func (p *Position) mayTrain(n units.Nation) int {
	if !p.w.trains() {
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
	us, _ := p.w.units.Nation("United States")
	if !p.w.trains() || !p.staging() || p.w.sideOf(us) != p.phasing() || !p.atPeace(counter{nation: us}) {
		return "", ""
	}
	for i, k := range p.counters {
		if !k.alive() || k.nation != us || k.kind != units.NAS || k.deck > 0 {
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

// trainees reads [training] and makes the naval air that Japan opens a Global War with elite (17.352).
func (s *setup) trainees() {
	x := s.sc.Training
	if x == nil {
		return
	}
	for _, name := range sortedKeys(x.Carried) {
		n, ok := s.ours("training.carried", name)
		if ok && !slices.Contains(s.training.Carried, s.units.Info(n).Name) {
			s.fault("training.carried", name, "a nation that brings results along: "+fmt.Sprint(s.training.Carried)+" (17.353A)", "leave it out")
		}
		if k := x.Carried[name]; k < 0 || k > mostTraining {
			s.fault("training.carried", name, fmt.Sprintf("0 to %d results", mostTraining), "correct the number")
		}
	}
	for k, r := range x.Raised {
		s.ours(entry("training.raised", k, "nation"), r.Nation)
		if r.N < 1 || r.N > mostTraining || r.Turn < 1 || r.Turn > s.sc.Scenario.Turns {
			s.fault(entry("training.raised", k, "turn"), r.Nation, fmt.Sprintf("n from 1 to %d and a turn of the scenario", mostTraining), "correct them")
		}
	}
	japan := s.japan()
	s.p.cadets = int16(s.p.poolOf(japan, units.NAS))
	if !s.sc.Scenario.GlobalWar {
		return
	}
	for i, c := range s.p.counters {
		if c.nation == japan && c.kind == units.NAS {
			s.p.counters[i].flags |= elite
		}
	}
}
