package game

import (
	"encoding/json"
	"fmt"
	"slices"

	"awaw/engine"
	"awaw/engine/areagame"
)

// This file identifies positions, writes them down and reads them back: all of it is numbers, in one order for both.

// kinds is how many numbers of a cell are kept.
const kinds = int(kindCount)

// numbers gives places to read or write, in a fixed order.
func (f *flight) numbers() []any {
	out := []any{(*uint8)(&f.mission), (*uint8)(&f.state), &f.from, &f.fighters, &f.bombers, &f.wait, &f.waitAt, &f.steps, &f.waited, &f.gone, &f.at, &f.stage, &f.met, &f.turned,
		&f.back, &f.backSeas, &f.fback, &f.fbackSeas, &f.next}
	for i := range f.way {
		out = append(out, &f.way[i])
	}
	return out
}

func (f *fight) numbers() []any {
	out := []any{(*uint8)(&f.kind), (*uint8)(&f.stage), (*uint8)(&f.step), &f.at, &f.to, &f.index, &f.nth, &f.bout, &f.part}
	for s := range f.force {
		out = append(out, &f.who[s], &f.picks[s], &f.hits[s])
		out = f.start[s].Numbers(kinds, f.force[s].Numbers(kinds, out))
	}
	for i := range f.rises {
		for _, b := range []*based{&f.rises[i], &f.helps[i]} {
			out = append(out, &b.at, &b.fighters, &b.bombers)
		}
	}
	return out
}

func (d *newDecks) numbers() []any { return []any{&d.zone, &d.works, &d.places, &d.old, &d.young} }

// numbers of a position beside its flights, its fight and what is on the board.
func (p *Position) numbers() []any {
	out := []any{&p.Round, &p.Now, (*uint8)(&p.phase), &p.Focus, &p.stirred, &p.met}
	for _, s := range []*spaces{&p.Taken, &p.Idle, &p.battles} {
		out = append(out, &s[0], &s[1])
	}
	for i := range mostPowers {
		out = append(out, &p.Money[i])
	}
	return slices.Concat(p.Counted(p.Bought.Numbers(kinds, out)), p.draft.numbers(), p.fight.numbers())
}

// board gives the numbers of one space.
func (p *Position) board(at int) []any {
	out := []any{&p.Owner[at], &p.Origin[at], &p.Lifted[at], &p.fought[at], &p.bombed[at], &p.damage[at]}
	if p.w.rules.DecksCounted {
		out = append(out, &p.flown[at], &p.decked[at])
	}
	out = p.Spent[at].Numbers(kinds, p.half[at].Numbers(kinds, out))
	for i := range p.w.Powers {
		out = p.Units[at][i].Numbers(kinds, out)
	}
	return out
}

// Digest covers everything but whose view it is and what is only shown.
func (p *Position) Digest() [32]byte {
	q := *p
	d := areagame.NewDigest("realism", &p.w.World, len(p.flights))
	d.Add(q.numbers())
	for i := range p.flights {
		f := p.flights[i]
		d.Add(f.numbers())
	}
	for at := range p.w.Area.Len() {
		d.Add(q.board(at))
	}
	for _, built := range p.newDecks {
		d.Add(built.numbers())
	}
	return d.Sum()
}

// saved is a position as text.
type saved struct {
	areagame.Cast
	Options map[string]string `json:"options,omitempty"`
	Numbers []int64           `json:"numbers"`
	Flights [][]int64         `json:"flights,omitempty"`
	Decks   [][]int64         `json:"decks,omitempty"` // that were built in this turn
	Board   map[string]string `json:"board"`           // by code of the space: "place:number", those that are not 0
	Faces   [2][]int          `json:"faces"`
	Last    []*fought         `json:"last,omitempty"`
	Thrown  []engine.Volley   `json:"thrown,omitempty"`
}

// Encode writes the position as JSON.
func (p *Position) Encode() ([]byte, error) {
	q := *p
	s := saved{Cast: p.w.Cast, Options: p.w.Options, Numbers: areagame.Read(q.numbers()), Board: areagame.ReadBoard(p.w.Area, q.board), Faces: p.fight.faces, Last: p.last, Thrown: p.Thrown}
	for i := range p.flights {
		f := p.flights[i]
		s.Flights = append(s.Flights, areagame.Read(f.numbers()))
	}
	for _, d := range p.newDecks {
		s.Decks = append(s.Decks, areagame.Read(d.numbers()))
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
	if !s.Sound(mostPowers, playing) || len(s.Flights) > mostFlights || len(s.Decks) > mostFlights {
		return nil, bad
	}
	w.Cast = s.Cast
	p := w.blank()
	ok := areagame.Write(p.numbers(), s.Numbers)
	for _, list := range s.Flights {
		var f flight
		ok = ok && areagame.Write(f.numbers(), list)
		p.flights = append(p.flights, f)
	}
	for _, list := range s.Decks {
		var d newDecks
		ok = ok && areagame.Write(d.numbers(), list)
		p.newDecks = append(p.newDecks, d)
	}
	for at := range w.Area.Len() {
		p.Owner[at], p.Origin[at] = 0, 0
	}
	ok = ok && areagame.WriteBoard(w.Area, s.Board, p.board)
	p.fight.faces, p.last, p.Thrown = s.Faces, s.Last, s.Thrown
	if !ok || !p.sound() {
		return nil, bad
	}
	w.shutNobodys(&p)
	return &p, nil
}
