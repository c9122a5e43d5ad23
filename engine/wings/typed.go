package wings

import (
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/diplomacy"
)

// This file reads orders as they are typed: by the names and verbs of the language shown, beside those of the notation.

// ReadTyped reads one line as ReadOrders does; provinces may be called as the language of the words calls them too, and so may what
// units do. Files and journals are read without it.
func (Rules) ReadTyped(pos engine.Position, line string, words engine.Catalog) ([]engine.Command, error) {
	p, ok := pos.(*Position)
	if !ok {
		return nil, fmt.Errorf("a position of another system: %T", pos)
	}
	spoken, err := p.spoken(words)
	if err != nil {
		return nil, err
	}
	list, err := p.read(spoken, typed(line, words))
	if err != nil || len(list) != 1 {
		return list, err
	}
	return []engine.Command{p.aloft(list[0])}, nil
}

// aloft is an army's move as it is meant when no way is named: by air where a wing of its power is ordered to carry it there, or where nothing else
// could bring it there. The document writes the army's part of an airlift as a plain move.
func (p *Position) aloft(c engine.Command) engine.Command {
	i := p.entry(c.A)
	if p.phase != Moves || c.Verb != VerbMove || i < 0 || diplomacy.Way(c.N%coastStep) != diplomacy.AnyWay {
		return c
	}
	from, to := p.w.board.Province(p.at.Units[i].At), p.placeOf(c.B)
	if p.at.Units[i].Kind != diplomacy.Army || to == diplomacy.Nowhere {
		return c
	}
	carried := slices.ContainsFunc(p.others(i), func(o diplomacy.Order) bool {
		return o.Do == diplomacy.Airlift && o.Of == from && o.To == to
	})
	by := c
	by.N += int16(diplomacy.ByAir)
	if p.onMenu(by) && (carried || !p.onMenu(c)) {
		return by
	}
	return c
}

// typed is a line with what a language has for the words of the notation put into those; a phrase comes before its single words.
func typed(line string, words engine.Catalog) string {
	var pairs [][2]string
	for pair := range strings.SplitSeq(words.Word(engine.Say("wings.typed"), nil), ";") {
		if said, means, ok := strings.Cut(strings.TrimSpace(pair), "="); ok {
			pairs = append(pairs, [2]string{said, means})
		}
	}
	slices.SortStableFunc(pairs, func(a, b [2]string) int { return len(strings.Fields(b[0])) - len(strings.Fields(a[0])) })
	in := strings.Fields(line)
	var out []string
next:
	for len(in) > 0 {
		for _, pair := range pairs {
			said := strings.Fields(pair[0])
			if n := len(said); n <= len(in) && strings.EqualFold(strings.Join(in[:n], " "), pair[0]) {
				if pair[1] != "" {
					out = append(out, pair[1])
				}
				in = in[n:]
				continue next
			}
		}
		out, in = append(out, in[0]), in[1:]
	}
	return strings.Join(out, " ")
}

// spoken is the board with the names that a language has for its provinces.
func (p *Position) spoken(words engine.Catalog) (*diplomacy.Board, error) {
	names := make([][2]string, 0, diplomacy.Provinces)
	for q := range diplomacy.Place(diplomacy.Provinces) {
		names = append(names, [2]string{p.w.board.Code(q), words.Name(p.w.board.Name(q))})
	}
	return p.w.board.Speaking(names)
}
