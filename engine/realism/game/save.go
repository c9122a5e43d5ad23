package game

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"awaw/engine"
	"awaw/engine/areagame"
)

// This file identifies positions, writes them down and reads them back: all of it is numbers, in one order for both.

// numbers gives places to read or write, in a fixed order.
func (f *flight) numbers() []any {
	out := []any{(*uint8)(&f.mission), (*uint8)(&f.state), &f.from, &f.fighters, &f.bombers, &f.wait, &f.waitAt, &f.steps, &f.waited, &f.gone, &f.at, &f.stage, &f.met, &f.turned,
		&f.back, &f.backSeas, &f.fback, &f.fbackSeas, &f.next}
	for i := range f.way {
		out = append(out, &f.way[i])
	}
	return out
}

func (c *cell) numbers() []any {
	out := make([]any, 0, kindCount)
	for k := range c {
		out = append(out, &c[k])
	}
	return out
}

func (f *fight) numbers() []any {
	out := []any{(*uint8)(&f.kind), (*uint8)(&f.stage), (*uint8)(&f.step), &f.at, &f.to, &f.index, &f.nth, &f.round, &f.part}
	for s := range f.force {
		out = append(out, &f.who[s], &f.picks[s], &f.hits[s])
		out = append(append(out, f.force[s].numbers()...), f.start[s].numbers()...)
	}
	for i := range f.rises {
		for _, b := range []*based{&f.rises[i], &f.helps[i]} {
			out = append(out, &b.at, &b.fighters, &b.bombers)
		}
	}
	return out
}

// numbers of a position beside its flights, its fight and what is on the board.
func (p *Position) numbers() []any {
	out := []any{&p.round, &p.now, (*uint8)(&p.phase), &p.focus, &p.stirred, &p.met}
	for _, s := range []*spaces{&p.taken, &p.idle, &p.battles} {
		out = append(out, &s[0], &s[1])
	}
	for i := range p.money {
		out = append(out, &p.money[i])
	}
	return append(append(append(out, p.bought.numbers()...), p.draft.numbers()...), p.fight.numbers()...)
}

// board gives the numbers of one space.
func (p *Position) board(at int) []any {
	out := []any{&p.owner[at], &p.origin[at], &p.lifted[at], &p.fought[at], &p.bombed[at], &p.damage[at]}
	out = append(append(out, p.half[at].numbers()...), p.spent[at].numbers()...)
	for i := range p.w.Powers {
		out = append(out, p.units[at][i].numbers()...)
	}
	return out
}

// Digest covers everything but whose view it is and what is only shown.
func (p *Position) Digest() [32]byte {
	q := *p
	b := append([]byte("realism 1 "), p.w.area.ID()...)
	add := func(list []int64) {
		for _, n := range list {
			b = binary.AppendVarint(b, n)
		}
	}
	add([]int64{int64(p.w.Rounds), int64(p.w.Wins), int64(len(p.w.Powers)), int64(len(p.flights))})
	for _, x := range p.w.Powers {
		b = append(append(b, x.Name...), byte(x.Side))
	}
	for _, o := range slices.Sorted(maps.Keys(p.w.options)) {
		b = append(append(b, o...), p.w.options[o]...)
	}
	add(areagame.Read(q.numbers()))
	for i := range p.flights {
		f := p.flights[i]
		add(areagame.Read(f.numbers()))
	}
	for at := range p.w.area.Len() {
		add(areagame.Read(q.board(at)))
	}
	return sha256.Sum256(b)
}

// saved is a position as text.
type saved struct {
	areagame.Cast
	Options map[string]string `json:"options,omitempty"`
	Numbers []int64           `json:"numbers"`
	Flights [][]int64         `json:"flights,omitempty"`
	Board   map[string]string `json:"board"` // by code of the space: "place:number", those that are not 0
	Faces   [2][]int          `json:"faces"`
	Last    []*fought         `json:"last,omitempty"`
}

// Encode writes the position as JSON.
func (p *Position) Encode() ([]byte, error) {
	q := *p
	s := saved{Cast: p.w.Cast, Options: p.w.options, Numbers: areagame.Read(q.numbers()), Board: map[string]string{}, Faces: p.fight.faces, Last: p.last}
	for i := range p.flights {
		f := p.flights[i]
		s.Flights = append(s.Flights, areagame.Read(f.numbers()))
	}
	for at := range p.w.area.Len() {
		s.Board[p.w.area.Code(at)] = areagame.ReadSparse(q.board(at))
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
	bad := fmt.Errorf("no position of %s on the board %s", ID, w.area.ID())
	if !s.Sound(mostPowers, playing) || len(s.Flights) > mostFlights {
		return nil, bad
	}
	w.Cast = s.Cast
	p := &Position{w: w}
	ok := areagame.Write(p.numbers(), s.Numbers)
	for _, list := range s.Flights {
		var f flight
		ok = ok && areagame.Write(f.numbers(), list)
		p.flights = append(p.flights, f)
	}
	for at := range w.area.Len() {
		places := p.board(at)
		ok = ok && areagame.WriteSparse(places, s.Board[w.area.Code(at)])
	}
	p.fight.faces, p.last = s.Faces, s.Last
	if !ok || !p.sound() {
		return nil, bad
	}
	w.shutNobodys(p)
	return p, nil
}
