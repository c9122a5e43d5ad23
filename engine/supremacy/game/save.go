package game

import (
	"encoding/json"
	"fmt"

	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/supremacy"
)

// This file identifies positions, writes them down and reads them back: all of it is numbers, in one order for both.

// kinds is how many numbers of a cell are kept.
const kinds = int(kindCount)

func (c *craft) numbers() []any {
	return []any{&c.Power, &c.From, (*uint8)(&c.State), &c.Lane, &c.Since, &c.Late, (*uint8)(&c.kind), &c.attack, &c.leaving, &c.to, &c.serial}
}

// numbers of a battle and its rounds.
func (l *lane) numbers(s *supremacy.Lane) []any {
	out := []any{&l.at, &l.from, (*uint8)(&l.result), &l.boats, &l.home, &l.serials, &s.At, &s.Attacked, &s.First, &s.Last, &s.Pass}
	out = l.cargo.Numbers(kinds, out)
	for i := range l.down {
		out = l.was[i].Numbers(kinds, l.down[i].Numbers(kinds, out))
	}
	return out
}

func (f *fight) numbers() (out []any) {
	out = append(out, &f.plain)
	for s := range f.line {
		out = append(out, &f.aimed[s], &f.rolled[s], &f.paid[s], &f.next[s])
		for i := range f.line[s] {
			out = append(out, &f.line[s][i], &f.spare[s][i])
		}
		for i := range f.hits[s] {
			out = append(out, &f.hits[s][i])
		}
		for i := range f.start[s] {
			out = append(out, &f.start[s][i])
		}
	}
	return out
}

// numbers of a position beside its battles, its aircraft away and what is on the board.
func (p *Position) numbers() []any {
	out := []any{&p.Round, &p.Now, (*uint8)(&p.phase), &p.Focus, &p.stirred, &p.bout, (*uint8)(&p.stage), &p.cur}
	for _, s := range []*spaces{&p.Taken, &p.Idle, &p.landed} {
		out = append(out, &s[0], &s[1])
	}
	for i := range p.Money {
		out = append(out, &p.Money[i])
	}
	return append(p.Counted(p.Bought.Numbers(kinds, out)), p.fight.numbers()...)
}

// board gives the numbers of one space.
func (p *Position) board(at int) []any {
	out := []any{&p.Owner[at], &p.Origin[at], &p.bound[at], &p.Lifted[at]}
	out = p.Spent[at].Numbers(kinds, out)
	for i := range p.w.Powers {
		out = p.Units[at][i].Numbers(kinds, out)
	}
	return out
}

// kept gives the numbers of one space as a save has them: digests name who was landed, and which ships leave, only where there are such.
func (p *Position) kept(at int) []any { return append(p.board(at), &p.ashore[at], &p.flees[at]) }

// Digest covers everything but whose view it is and what is only shown.
func (p *Position) Digest() [32]byte {
	q := *p
	d := areagame.NewDigest("supremacy", &p.w.World, len(p.craft), len(p.lanes))
	d.Add(q.numbers())
	for _, c := range p.craft {
		d.Add(c.numbers())
	}
	for i := range p.lanes {
		l, s := p.lanes[i], p.sky[i]
		d.Add(l.numbers(&s))
	}
	for at := range p.w.Area.Len() {
		d.Add(q.board(at))
	}
	for at := range q.ashore {
		if q.ashore[at] > 0 || q.flees[at] > 0 {
			d.Add([]any{&at, &q.ashore[at], &q.flees[at]})
		}
	}
	return d.Sum()
}

// saved is a position as text.
type saved struct {
	areagame.Cast
	Options map[string]string `json:"options,omitempty"`
	Numbers []int64           `json:"numbers"`
	Craft   [][]int64         `json:"craft,omitempty"`
	Lanes   [][]int64         `json:"lanes,omitempty"`
	Board   map[string]string `json:"board"` // by code of the space: "place:number", those that are not 0
	Cards   [2][]card         `json:"cards"`
	Dice    [2][]die          `json:"dice"`
	Record  []*round          `json:"record,omitempty"`
	Thrown  []engine.Volley   `json:"thrown,omitempty"`
}

// Encode writes the position as JSON.
func (p *Position) Encode() ([]byte, error) {
	q := *p
	s := saved{Cast: p.w.Cast, Options: p.w.Options, Numbers: areagame.Read(q.numbers()), Board: areagame.ReadBoard(p.w.Area, q.kept),
		Cards: p.fight.cards, Dice: p.fight.dice, Record: p.record, Thrown: p.Thrown}
	for _, c := range p.craft {
		s.Craft = append(s.Craft, areagame.Read(c.numbers()))
	}
	for i := range p.lanes {
		l, k := p.lanes[i], p.sky[i]
		s.Lanes = append(s.Lanes, areagame.Read(l.numbers(&k)))
	}
	return json.Marshal(s)
}

// Restore reads what Encode wrote.
func (r Rules) Restore(kit engine.Kit, data []byte) (engine.Position, error) {
	var s saved
	if err := json.Unmarshal(data, &s); err != nil {
		return nil, err
	}
	w, err := newWorld(kit, s.Options)
	if err != nil {
		return nil, err
	}
	bad := fmt.Errorf("no position of %s on the board %s", ID, w.Area.ID())
	if !s.Sound(mostPowers, playing) || len(s.Craft) > 250 || len(s.Lanes) > mostSpaces {
		return nil, bad
	}
	w.Cast = s.Cast
	p := &Position{w: w, State: areagame.NewState[Kind](&w.World)}
	ok := areagame.Write(p.numbers(), s.Numbers)
	for _, list := range s.Craft {
		var c craft
		ok = ok && areagame.Write(c.numbers(), list)
		p.craft = append(p.craft, c)
	}
	for _, list := range s.Lanes {
		var l lane
		var k supremacy.Lane
		ok = ok && areagame.Write(l.numbers(&k), list)
		p.lanes, p.sky = append(p.lanes, l), append(p.sky, k)
	}
	for at := range p.bound { // beyond the board as a new game has it
		p.bound[at] = nobody
	}
	for at := range w.Area.Len() {
		p.Owner[at], p.Origin[at], p.bound[at] = 0, 0, 0
	}
	ok = ok && areagame.WriteBoard(w.Area, s.Board, p.kept)
	p.fight.cards, p.fight.dice, p.record, p.Thrown = s.Cards, s.Dice, s.Record, s.Thrown
	if !ok || !p.sound() {
		return nil, bad
	}
	w.begin(p)
	return p, nil
}
