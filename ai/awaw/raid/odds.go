package raid

import (
	"awaw/aircombat"
	"awaw/engine/awaw"
	"awaw/units"
)

// This file reckons what comes of a raid by the tables, exactly: one round, in which who defends does not abort, and in which what falls on the
// attacker is dealt round his types, so that escorts bear as much of it as bombers do (19.12, 19.61-19.63, 26).

// raidOdds is what comes of a raid on average: factors its attacker and its defender lose, and points that fall.
type raidOdds struct{ lost, downed, hits float64 }

// raidCase is all that the odds of a raid hang on.
type raidCase struct {
	flying          awaw.Sortie
	met, jets       int16
	net, left, most int16
}

// mostCases bounds how many are remembered.
const mostCases = 1 << 14

// odds is what comes of a raid that is met by so many factors, jets among them, of a DRM, with radar, where so many points are left.
func (a *Planner) odds(x sortie, met, jets, drm, radar, left int) raidOdds {
	k := raidCase{flying: x.Sortie, left: int16(left), most: int16(a.sight.Strategy.Share)}
	if met > 0 {
		k.met, k.jets, k.net = int16(met), int16(jets), int16(x.DRM-drm+x.Jets-jets-radar)
	}
	k.flying.DRM = 0
	o, ok := a.cases[k]
	if !ok {
		if a.cases == nil || len(a.cases) >= mostCases {
			a.cases = map[raidCase]raidOdds{}
		}
		o = a.fought(x, met, jets, int(k.net), left)
		a.cases[k] = o
	}
	return o
}

// fought works out what odds tells.
func (a *Planner) fought(x sortie, met, jets, net, left int) (o raidOdds) {
	share := max(1, a.sight.Strategy.Share)
	over := func(heavy, army int) float64 {
		return a.sight.Pos.ExpectedFall(heavy+army/share, left, x.Spare)
	}
	if met == 0 || x.total() == 0 {
		o.hits = over(x.Heavy, x.Army)
		return o
	}
	for _, t := range a.reck.Rolls(jetRow*x.Jets+min(met, x.total()-x.Army/share), net) {
		o.downed += t.P * float64(min(t.Eliminated, met))
	}
	for _, t := range a.reck.Rolls(met+jetRow*jets, -net) {
		lost, heavy, army := a.dealt(x, aircombat.Result{Eliminated: t.Eliminated, Aborted: t.Aborted})
		o.lost += t.P * float64(lost)
		o.hits += t.P * over(heavy, army)
	}
	return o
}

// dealt is what a result costs a raid, and what of its bombers and army air goes on: where its owner may choose, escorts bear it.
func (a *Planner) dealt(x sortie, res aircombat.Result) (lost, heavy, army int) {
	n := [...]int{x.Escort - x.Jets, x.Jets, x.Army, x.Heavy}
	var force aircombat.Force
	for i, t := range [...]units.Type{units.Interceptor, units.Jet, units.AAF, units.StrategicBomber} {
		force = append(force, aircombat.Group{Nation: 1, Type: t, N: n[i]})
	}
	losses := a.reck.Rules.NewDeal(force, res, aircombat.Options{Bombing: true}).Default().Losses()
	for i, l := range losses {
		lost += l.Eliminated
		n[i] -= l.Eliminated + l.Aborted
	}
	return lost, n[3], n[2]
}
