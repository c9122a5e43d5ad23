// Encoding: the position as text for keyframes, and its digest.

package awaw

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"slices"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// encodingVersion stands in every encoded position; older readers refuse a newer one.
const encodingVersion = 1

// record is the position as written: everything that changes in play, and the scenario it belongs to.
type record struct {
	Version  int           `json:"version"`
	Scenario string        `json:"scenario"`
	Name     string        `json:"name"`
	Turn     uint8         `json:"turn"`
	Half     uint8         `json:"half"`
	Phase    phase         `json:"phase"`
	Step     step          `json:"step"`
	After    step          `json:"after"`
	Counters []counterText `json:"counters"`
	Airbases []airbaseText `json:"airbases"`
	Control  []engine.Side `json:"control"`
	Struck   []int16       `json:"struck"`
	Targets  []int16       `json:"targets"`
	Placings []int         `json:"placings"`
	Pool     [][3]int      `json:"pool"`
	BRP      []int16       `json:"brp"`
	Shifts   int16         `json:"shifts"`
	Points   []int16       `json:"points"`
	Lost     []int16       `json:"lost"`
	Winner   engine.Side   `json:"winner"`
	Fight    *fightText    `json:"fight,omitempty"`
	Choice   *choiceText   `json:"choice,omitempty"`
	groundText
	strategicText
	researchText
	seaText
	kamikazeText
}

// counterText is base, target, parent, nation, kind, size, flags.
type counterText [7]int

type airbaseText [3]int

type fightText struct {
	Kind    fightKind           `json:"kind,omitempty"` // none: a counterair
	Space   int16               `json:"space"`
	Round   uint8               `json:"round"`
	Stage   fightStage          `json:"stage"`
	Whose   uint8               `json:"whose"`
	Flags   [5]bool             `json:"flags"` // squadrons, engage, rolled, fresh, both
	Dice    [4]int              `json:"dice"`
	Results [2]aircombat.Result `json:"results"`
	Forces  [2][][5]int         `json:"forces"`
	Due     [][2]int            `json:"due"`
	Choices [2][]int            `json:"choices"`
}

// Encode writes the position; Restore reads it back to an equal one.
func (p *Position) Encode() ([]byte, error) {
	r := p.record()
	r.Scenario, r.Name = string(p.w.doc.Data), p.w.doc.Name
	return json.Marshal(r)
}

func (p *Position) record() record {
	r := record{Version: encodingVersion, Turn: p.turn, Half: p.half, Phase: p.phase, Step: p.step, After: p.after, Control: p.control,
		Struck: p.struck, Targets: p.targets, BRP: p.brp, Shifts: p.shifts, Points: p.points, Lost: p.lost, Winner: p.winner}
	for _, c := range p.counters {
		r.Counters = append(r.Counters, counterText{int(c.base), int(c.target), int(c.parent), int(c.nation), int(c.kind), int(c.size), int(c.flags)})
	}
	for _, b := range p.airbases {
		placed := 0
		if b.placed {
			placed = 1
		}
		r.Airbases = append(r.Airbases, airbaseText{int(b.space), int(b.nation), placed})
	}
	for _, n := range p.placings {
		r.Placings = append(r.Placings, int(n))
	}
	for _, e := range p.pool {
		r.Pool = append(r.Pool, [3]int{int(e.nation), int(e.kind), int(e.n)})
	}
	r.researchText = p.researchText()
	r.groundText, r.seaText, r.strategicText = p.groundText(), p.seaText(), p.strategicText()
	r.kamikazeText = p.kamikazeText()
	for _, f := range p.frames[:p.n] {
		f.(recorded).record(&r)
	}
	return r
}

func (f *fight) text() *fightText {
	x := &fightText{Space: f.space, Round: f.round, Stage: f.stage, Whose: f.whose,
		Flags: [5]bool{f.squadrons, f.engage, f.rolled, f.fresh, f.both}, Results: f.results}
	if f.kind != airCounterair {
		x.Kind = f.kind
	}
	for i, d := range f.dice {
		x.Dice[i] = int(d)
	}
	for s := range f.force {
		for _, m := range f.force[s] {
			left := 0
			if m.left {
				left = 1
			}
			x.Forces[s] = append(x.Forces[s], [5]int{int(m.c), int(m.units), int(m.before), int(m.aborted), left})
		}
		for _, g := range f.choices[s] {
			x.Choices[s] = append(x.Choices[s], int(g))
		}
	}
	for _, d := range f.due {
		x.Due = append(x.Due, [2]int{int(d.group), int(d.n)})
	}
	return x
}

// Restore reads what Encode wrote.
func (Rules) Restore(kit engine.Kit, data []byte) (engine.Position, error) {
	r, err := readRecord(data)
	if err != nil {
		return nil, err
	}
	start, err := build(kit, engine.Doc{Name: r.Name, Data: []byte(r.Scenario)})
	if err != nil {
		return nil, err
	}
	return r.position(start)
}

func readRecord(data []byte) (*record, error) {
	r := &record{}
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(r); err != nil {
		return nil, fmt.Errorf("a saved position cannot be read: %w", err)
	}
	if r.Version != encodingVersion {
		return nil, fmt.Errorf("a saved position has version %d; this program reads version %d: open it with the program that wrote it", r.Version, encodingVersion)
	}
	return r, nil
}

func (r *record) position(start *Position) (*Position, error) {
	w := start.w
	bad := func(what string) error {
		return fmt.Errorf("a saved position names %s that its scenario does not have; the save is damaged", what)
	}
	p := &Position{w: w, desk: start.desk, turn: r.Turn, half: r.Half, phase: r.Phase, step: r.Step, after: r.After, control: r.Control, struck: r.Struck,
		targets: r.Targets, brp: r.BRP, shifts: r.Shifts, points: r.Points, lost: r.Lost, winner: r.Winner}
	n := w.board.Len()
	if len(r.Control) != n || len(r.Placings) != len(w.nations) || int(r.Half) >= len(w.sides) || r.Turn < 1 || r.Step >= stepCount || r.After >= stepCount || r.Phase >= phaseCount ||
		len(r.BRP) != len(w.sides) || len(r.Points) != len(w.sides) || len(r.Lost) != len(w.sides) {
		return nil, bad("a board or a turn")
	}
	if slices.ContainsFunc(slices.Concat(r.Struck, r.Targets), func(s int16) bool { return !below(int(s), n) }) {
		return nil, bad("a space")
	}
	if what := r.pieces(p); what != "" {
		return nil, bad(what)
	}
	for _, restore := range []func() error{
		func() error { return p.restoreResearch(r.researchText) },
		func() error { return p.restoreGround(r.groundText) },
		func() error { return p.restoreSea(r.seaText) },
		func() error { return p.restoreStrategic(r.strategicText) },
		func() error { return p.restoreKamikazes(r.kamikazeText) },
	} {
		if err := restore(); err != nil {
			return nil, err
		}
	}
	if r.Fight != nil {
		f, err := r.Fight.fight(p)
		if err != nil {
			return nil, err
		}
		if err := p.reopen(f); err != nil {
			return nil, err
		}
	}
	if r.Choice != nil {
		c, err := r.Choice.choice(p)
		if err != nil {
			return nil, err
		}
		if err := p.reopen(c); err != nil {
			return nil, err
		}
	}
	if p.mismatched() {
		return nil, bad("a fight over an air transport activity")
	}
	if p.adrift() {
		return nil, bad("what is asked in its last moment")
	}
	return p.muster(), nil
}

// pieces reads air units, airbases and force pools; what it names is not there, if anything.
func (r *record) pieces(p *Position) (what string) {
	w, n := p.w, p.w.board.Len()
	for _, c := range r.Counters {
		if !placed(n, c[0], c[1]) || !below(c[3], len(w.nations)) || !below(c[4], int(units.Interceptor)+1) || !below(c[5], 256) || c[5] > 0 && c[0] < 0 {
			return "a counter"
		}
		p.enlist(counter{base: int16(c[0]), target: int16(c[1]), parent: int16(c[2]), nation: units.Nation(c[3]),
			kind: units.Type(c[4]), size: uint8(c[5]), flags: flag(c[6])})
	}
	for _, b := range r.Airbases {
		if !below(b[0], n) || !below(b[1], len(w.nations)) {
			return "an airbase"
		}
		p.airbases = append(p.airbases, airbase{int16(b[0]), units.Nation(b[1]), b[2] == 1})
	}
	for _, x := range r.Placings {
		p.placings = append(p.placings, uint8(x))
	}
	for _, e := range r.Pool {
		if !below(e[0], len(w.nations)) || !below(e[1], units.TypeCount) || w.units.Cost(units.Type(e[1])) == 0 {
			return "a unit to build"
		}
		p.pool = append(p.pool, poolEntry{units.Nation(e[0]), units.Type(e[1]), int16(e[2])})
	}
	return ""
}

func (x *fightText) fight(p *Position) (*fight, error) {
	f := &fight{kind: max(x.Kind, airCounterair), space: x.Space, round: x.Round, stage: x.Stage, whose: x.Whose, squadrons: x.Flags[0], engage: x.Flags[1],
		rolled: x.Flags[2], fresh: x.Flags[3], both: x.Flags[4], results: x.Results}
	if int(x.Space) < 0 || int(x.Space) >= p.w.board.Len() || x.Stage > fightPress || x.Whose > 1 || x.Kind >= airKinds {
		return nil, fmt.Errorf("a saved fight is damaged: its place or stage does not exist")
	}
	if f.overShips() {
		if p.strike() == nil {
			return nil, fmt.Errorf("a saved fight is damaged: it is fought over ships, and no strike is under way")
		}
		f.by = p.strike().side
	}
	for i, d := range x.Dice {
		f.dice[i] = uint8(d)
	}
	for s := range x.Forces {
		for _, m := range x.Forces[s] {
			if m[0] < 0 || m[0] >= len(p.counters) {
				return nil, fmt.Errorf("a saved fight is damaged: it names a counter that does not exist")
			}
			f.force[s] = append(f.force[s], member{c: int16(m[0]), units: uint8(m[1]), before: uint8(m[2]), aborted: uint8(m[3]), left: m[4] == 1})
		}
		for _, g := range x.Choices[s] {
			f.choices[s] = append(f.choices[s], uint8(g))
		}
	}
	for _, d := range x.Due {
		f.due = append(f.due, due{uint8(d[0]), uint16(d[1])})
	}
	q := *p
	q.put(f)
	q.measure(f)
	return f, nil
}

// Digest identifies the position; the scenario it belongs to is part of it.
func (p *Position) Digest() [32]byte {
	r := p.record()
	sum := sha256.Sum256(p.w.doc.Data)
	r.Scenario = fmt.Sprintf("%x", sum)
	data, err := json.Marshal(r)
	if err != nil {
		panic(fmt.Sprintf("awaw: a position that cannot be written: %v", err)) // only numbers and strings
	}
	return sha256.Sum256(data)
}
