// Strategic warfare (17.5, 17.7, 17.8, 18.49, 18.57, 18.73A, 19.31D, 19.62, 26): what it is fought with and over, and
// strategic.toml. Raids are announced in strategic_raids.go, opposed in strategic_defence.go, fought in strategic_fight.go, and
// bomb in strategic_bombing.go; where bombers and interceptors are based is strategic_boxes.go.
//
// Left out, for want of numbers nobody has made public: markers on bombed areas, firestorms, atomic weapons, rockets proper,
// and what a bombed shipyard or oil plant does beyond the BRPs its owner loses.

package awaw

import (
	"fmt"
	"slices"
	"strconv"

	"awaw/engine"
	"awaw/tables"
	"awaw/units"
)

// strategicRules is strategic.toml.
type strategicRules struct {
	House bool     `toml:"house"`
	Since int      `toml:"since"`
	Kinds []string `toml:"kinds"`
	Share int      `toml:"share"`
	Most  []struct {
		Nation  string `toml:"nation"`
		Factors int    `toml:"factors"`
	} `toml:"most"`
	Barred []struct {
		Nation  string `toml:"nation"`
		Country string `toml:"country"`
	} `toml:"barred"`
	Box []struct {
		ID       string   `toml:"id"`
		Cite     string   `toml:"cite"`
		Nations  []string `toml:"nations"`
		AirRange int      `toml:"air_range"`
	} `toml:"box"`
	Pacific struct {
		Nation string `toml:"nation"`
		From   int    `toml:"from"`
	} `toml:"pacific"`
	Bombing struct {
		Rows    []int   `toml:"rows"`
		Results [][]int `toml:"results"`
		Spare   int     `toml:"spare_range"`
		BRP     int     `toml:"brp"`
		Repair  int     `toml:"repair"`
	} `toml:"bombing"`
	FlyingBombs struct {
		Range int `toml:"range"`
	} `toml:"flying_bombs"`
}

const strategicFile = "awaw/strategic.toml"

// bombingColumns are the results of two dice the bombing table has a column for.
const (
	firstBombingRoll = 2
	bombingColumns   = 11
)

// works is one target of strategic warfare: its place, what it is, how many points can be bombed, and the victory points
// each of them is worth to the other side.
type works struct {
	space  int16
	kind   string
	points int16
	worth  int16
}

// raid is one attack on a target: of bombers from a base the way there is measured from, or of flying bombs from theirs.
type raid struct {
	target, from int16
	bombs        uint8
}

// loadStrategic reads strategic.toml and refuses a bombing table that does not fit together.
func (w *world) loadStrategic() error {
	r := &strategicRules{}
	if err := w.kit.Tables.Decode(strategicFile, r); err != nil {
		return err
	}
	bad := func(key, expected, do string) error {
		return &tables.Error{File: strategicFile, Key: key, Expected: expected, Do: do}
	}
	for _, x := range []struct {
		key      string
		n, least int
	}{
		{"share", r.Share, 1}, {"bombing.spare_range", r.Bombing.Spare, 0}, {"bombing.brp", r.Bombing.BRP, 0},
		{"bombing.repair", r.Bombing.Repair, 0}, {"flying_bombs.range", r.FlyingBombs.Range, 0},
	} {
		if x.n < x.least || x.n > mostPool {
			return bad(x.key, "a number from "+strconv.Itoa(x.least)+" to "+strconv.Itoa(mostPool), "correct it")
		}
	}
	if len(r.Bombing.Rows) == 0 || len(r.Bombing.Results) != len(r.Bombing.Rows) || r.Bombing.Rows[0] != 1 || !slices.IsSorted(r.Bombing.Rows) {
		return bad("bombing.rows", "the bombers of each row of results, growing, from 1 on", "give as many rows as there are lines of results")
	}
	for _, row := range r.Bombing.Results {
		if len(row) != bombingColumns || slices.Min(row) < 0 || slices.Max(row) > mostPool {
			return bad("bombing.results", fmt.Sprintf("%d results a row, for two dice from 2 to 12, none below 0", bombingColumns), "correct the table")
		}
	}
	if err := r.namesKnown(w.units, bad); err != nil {
		return err
	}
	w.strategy = r
	return nil
}

// namesKnown refuses nations the nation table does not have.
func (r *strategicRules) namesKnown(known *units.Rules, bad func(key, expected, do string) error) error {
	type named struct{ key, name string }
	list := []named{{"pacific.nation", r.Pacific.Nation}}
	for _, x := range r.Most {
		list = append(list, named{"most.nation", x.Nation})
	}
	for _, x := range r.Barred {
		list = append(list, named{"barred.nation", x.Nation})
	}
	for _, x := range r.Box {
		for _, n := range x.Nations {
			list = append(list, named{"box.nations", n})
		}
	}
	for _, x := range list {
		if _, ok := known.Nation(x.name); !ok {
			return bad(x.key, "a nation of nations.toml, not "+strconv.Quote(x.name), "spell it as that table does")
		}
	}
	return nil
}

// strategic tells whether a scenario has anything to bomb; without, none of the steps of strategic warfare is asked for.
func (w *world) strategic() bool { return len(w.works) > 0 }

// worksAt is the number of the target at a space, -1 if there is none.
func (w *world) worksAt(space int) int {
	return slices.IndexFunc(w.works, func(x works) bool { return int(x.space) == space })
}

// standing is how many points of a target can still be bombed.
func (p *Position) standing(k int) int {
	if len(p.damage) == 0 {
		return int(p.w.works[k].points)
	}
	return int(p.w.works[k].points - p.damage[k])
}

// raidOn is the number of the raid on a target, -1 if there is none.
func (p *Position) raidOn(target int) int {
	return slices.IndexFunc(p.raids, func(r raid) bool { return int(r.target) == target })
}

// radarOf is how many radar results a nation has (19.31D).
func (p *Position) radarOf(n units.Nation) int { return p.w.nations[n].res.Radar }

// airRangeOf is how many Air Range results a nation has (18.49).
func (p *Position) airRangeOf(n units.Nation) int { return p.w.nations[n].res.AirRange }

// pacificBombers tells whether strategic bombers of a nation are those that serve in the Pacific alone (17.75).
func (w *world) pacificBombers(n units.Nation, kind units.Type) bool {
	return kind == units.StrategicBomber && w.theatre == "pacific" && w.units.Info(n).Name == w.strategy.Pacific.Nation
}

// raidsAnnounced asks who meets the raids, if there are any.
func (t *turnover) raidsAnnounced() {
	p := t.p
	if len(p.raids) == 0 {
		t.raidsOver()
		return
	}
	p.step = stepOppose
	t.say(engine.EventPhase, "26", "awaw.step.opens.oppose", p.defending())
}

// raidsMet lets the raids be flown.
func (t *turnover) raidsMet() {
	p := t.p
	p.targets = nil
	for _, r := range p.raids {
		p.targets = append(p.targets, r.target)
	}
	slices.Sort(p.targets)
	p.step = stepBomb
}

// opensRaids begins strategic warfare where the rest of a combat phase is over; false if there is none, or it has been.
func (t *turnover) opensRaids() bool {
	p := t.p
	if p.phase != phaseCombat || !p.w.strategic() || p.wave == waveRaided {
		if p.phase == phaseCombat && p.wave == waveRaided {
			p.wave = waveRegular
		}
		return false
	}
	p.step = stepRaid
	t.say(engine.EventPhase, "18.512F", "awaw.step.opens.raid", p.phasing())
	return true
}

// raidsOver lets those who raided come home; then the combat phase ends.
func (t *turnover) raidsOver() {
	t.p.raids = nil
	t.p.wave = waveRaided
	t.p.step = stepReturn
}

// nothingToRaid and nothingToOppose tell whether a step of strategic warfare has nothing to choose but its end.
func (p *Position) nothingToRaid() bool {
	q := p.clone()
	for i := range q.counters { // army air that is too little alone may be merged before it raids
		q.counters[i].size = max(q.counters[i].size, uint8(min(p.w.strategy.Share, int(q.counters[i].size)*counterLimit)))
	}
	return len(p.raids) == 0 && len(q.legalRaids(nil)) == 0 && len(p.legalLaunches(nil)) == 0
}

func (p *Position) nothingToOppose() bool {
	return len(p.legalOpposes(nil)) == 0 && !slices.ContainsFunc(p.counters, func(c counter) bool { return c.onTask(taskOppose) })
}
