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
	return p.read(spoken, typed(line, words))
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
