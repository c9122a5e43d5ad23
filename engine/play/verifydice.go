package play

import (
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
)

// This file holds the dice of a journal against its seed: what they could have been, and whether they were.

// findSeed takes the seed shown in the journal, or else the one this copy keeps.
func (v *verifier) findSeed() {
	seed := v.g.seed
	if v.g.dice != nil && seed != (engine.Seed{}) {
		v.r.Seed = "kept"
	}
	for _, l := range v.g.lines {
		if l.Kind != LineReveal || l.Seed == "" {
			continue
		}
		s, err := engine.ParseSeed(l.Seed)
		commit := s.Commitment()
		if err != nil || hex.EncodeToString(commit[:]) != v.g.header.Seed.Commit {
			v.fault(l.N, "the seed shown is not the one committed to at the start", engine.Say("game.fault.seed"))
			return
		}
		seed, v.r.Seed = s, "shown"
	}
	if v.r.Seed != "hidden" && v.g.header.Dice == engine.GeneratorKeyed {
		v.dice = KeyedWith(seed, v.g.Words())
	}
}

func (v *verifier) rolls(l Line) {
	for _, k := range v.again[l.N] {
		v.fault(l.N, (&engine.KeyTwice{Key: k}).Error(), engine.Say("game.fault.twice", int(k.Turn)))
	}
	for _, r := range l.Rolls {
		v.r.Rolls++
		ask := engine.Ask{Key: r.Key, N: len(r.Faces), Sides: r.Sides}
		if err := ask.Fits(r.Faces); err != nil {
			v.fault(l.N, err.Error(), engine.Say("game.fault.faces", int(r.Key.Turn), facesText(r.Faces)))
			continue
		}
		switch {
		case l.N <= v.g.copied():
			v.r.Copied++
		case r.Typed && v.typed:
			v.r.Typed++
		case v.links != nil && v.links.dice != nil:
			v.compare(l, ask, r, v.links)
		case v.g.header.Dice != engine.GeneratorKeyed:
			v.r.Foreign++
		case v.dice == nil:
			v.r.Hidden++
		default:
			v.compare(l, ask, r, v.dice)
		}
	}
}

// facesText are the faces of a roll, to be told.
func facesText(faces []int) engine.Arg {
	return engine.Arg{Kind: engine.ArgName, S: strings.Trim(fmt.Sprint(faces), "[]")}
}

// compare holds a roll against the dice it must come from.
func (v *verifier) compare(l Line, ask engine.Ask, r engine.Roll, dice engine.Dice) {
	if faces, err := dice.Roll(ask); err == nil && slices.Equal(faces, r.Faces) {
		v.r.Drawn++
		return
	}
	what := fmt.Sprintf("the dice for %s do not come from the seed", r.Key)
	why := engine.Say("game.fault.dice", int(r.Key.Turn), facesText(r.Faces))
	switch {
	case v.links != nil:
		what = fmt.Sprintf("the dice for %s do not come from the links", r.Key)
		why.Key = "game.fault.dice.links"
	case r.Typed:
		what += "; they are marked as typed in, which no setting allows there"
		why.Key = "game.fault.typed"
	}
	v.fault(l.N, what, why)
}

// depths counts, for every node, the commands that lead to it.
func (g *Game) depths() []int32 {
	out := make([]int32, len(g.lines)+1)
	for _, l := range g.lines {
		if l.Node() {
			out[l.N] = out[l.Parent] + 1
		}
	}
	return out
}

// drawnAgain finds the keys that fall twice on one line of play, by the node that draws them again. It walks the tree of nodes
// once, with what was drawn on the way in hand.
func (g *Game) drawnAgain() map[int][]engine.Key {
	first, next := make([]int32, len(g.lines)+1), make([]int32, len(g.lines)+1) // the children of a node, newest first
	for _, l := range g.lines {
		if l.Node() {
			next[l.N], first[l.Parent] = first[l.Parent], int32(l.N)
		}
	}
	again := map[int][]engine.Key{}
	drawn := map[engine.Key]int{}
	way := []int32{0}
	for len(way) > 0 {
		at := way[len(way)-1]
		if child := first[at]; child != 0 {
			first[at] = next[child]
			for _, r := range g.lines[child-1].Rolls {
				if drawn[r.Key]++; drawn[r.Key] > 1 {
					again[int(child)] = append(again[int(child)], r.Key)
				}
			}
			way = append(way, child)
			continue
		}
		if at != 0 {
			for _, r := range g.lines[at-1].Rolls {
				drawn[r.Key]--
			}
		}
		way = way[:len(way)-1]
	}
	return again
}
