package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/supremacy"
	"awaw/engine/volley"
)

// This file throws the dice of a side, and aims them one by one.

// batch is dice that are thrown together.
type batch struct {
	kind, units, dice int
	air               bool
}

// roll throws the dice of a side: unit by unit at aircraft until as many are hit as are in the air, then at land and sea.
func (t *turn) roll(s int) error {
	f, arena, side := &t.fight, t.w.arena, volley.Side(s)
	rolling := t.rolling(s)
	targets := arena.Targets(t.began(1 - s))
	var room [kindCount]int
	line := t.shooters(s, &room)
	var list []batch
	split := false
	for _, k := range line {
		if n := int(rolling[arena.Slot(k, supremacy.Plain)]) - int(f.spare[s][k]); n > 0 {
			list = append(list, batch{k, n, n, true})
			split = split || arena.Drops(side, k)
		}
	}
	for k := range int(kindCount) {
		n := int(rolling[arena.Slot(k, supremacy.Plain)])
		if slices.Contains(line, k) {
			n = min(n, int(f.spare[s][k]))
		}
		each, _ := arena.Ground(side, k)
		list = append(list, batch{k, n, n * each, false})
	}
	r := roller{turn: t, s: s, targets: targets}
	if !split {
		n := 0
		for _, b := range list {
			n += b.dice
		}
		if err := r.fetch(n); err != nil {
			return err
		}
	}
	for _, b := range list {
		if err := r.shoot(b); err != nil {
			return err
		}
	}
	hits, refusal := arena.Score(side, rolling, r.throws, targets)
	if refusal != nil {
		return refusal
	}
	f.hits[s], f.rolled[s] = [3]uint8{uint8(hits.Air), uint8(hits.Land), uint8(hits.Bombs)}, true
	f.dice[s] = r.shown
	if len(r.shown) > 0 {
		at := int(t.lanes[t.cur].at)
		faces, missed := make([]int, len(r.shown)), make([]bool, len(r.shown))
		for i, d := range r.shown {
			faces[i], missed[i] = d.Face, d.Face > d.Needs
		}
		t.Events = append(t.Events, engine.Event{Kind: engine.EventDice, Cite: r.cite(), Dice: faces, Of: t.w.arena.Sides(), Missed: missed, Refs: []engine.Ref{ref(at)},
			Text: engine.Say("supremacy.game.rolls", t.sideOf(s), hits.Air, hits.Land+hits.Bombs, ref(at))})
	}
	return nil
}

// cite is the clause that decides most about the dice of a throw: who shoots at aircraft first, and of dice that fall on land and sea alone whose they are.
func (r *roller) cite() engine.Cite {
	var air, down, bombs, bomber bool
	for _, d := range r.shown {
		air, down, bombs = air || d.Aim == supremacy.AtAir, down || d.Aim == supremacy.AtLand, bombs || d.Aim == supremacy.Bombs
		bomber = bomber || d.Kind == Bomber
	}
	switch {
	case air && r.s == defending:
		return "as.aa.1"
	case air:
		return "as.fighter.1"
	case bomber && r.s == defending:
		return "as.bomber.1"
	case bombs && !down:
		return "as.bomber.2"
	case r.targets == 0: // nothing flies against them
		return "as.value.7"
	case r.s == defending: // who shoots after all that could have shot at aircraft
		return "as.aa.2"
	}
	return "as.fighter.2"
}

// roller throws dice and aims them one by one.
type roller struct {
	*turn
	s, targets int
	air        int // hits in the air
	nth        int // of the throw
	faces      []int
	throws     []supremacy.Throw
	shown      []die
}

// fetch throws dice.
func (r *roller) fetch(n int) error {
	if n == 0 {
		return nil
	}
	at := int(r.lanes[r.cur].at)
	key := engine.Key{Turn: uint16(r.Round), Half: uint8(r.Now), Phase: uint8(r.phase), Fight: 1, Place: ref(at), Nth: uint8(r.bout / 256),
		Round: uint8(r.bout), Roll: uint8(r.s*128 + r.nth)}
	r.nth++
	faces, err := r.Dice.Roll(engine.Ask{Key: key, N: n, Sides: r.w.arena.Sides(), Cite: "as.value.7", Why: engine.Say("supremacy.game.why", ref(at))})
	r.faces = append(r.faces, faces...)
	return err
}

// shoot aims the dice of a batch: at aircraft while one is not hit, then at land and sea. Bombers that may do either are taken one by one.
func (r *roller) shoot(b batch) error {
	arena, side := r.w.arena, volley.Side(r.s)
	each, ground := arena.Ground(side, b.kind)
	low := supremacy.AtLand
	if arena.Drops(side, b.kind) {
		low = supremacy.Bombs
	}
	for n := range b.units {
		air := b.air && r.air < r.targets
		aim, value, dice := low, ground, each
		if air {
			aim, value, dice = supremacy.AtAir, arena.Air(b.kind), 1
		}
		if dice == 0 {
			continue
		}
		if len(r.faces) < dice {
			want := dice
			if !arena.Drops(side, b.kind) {
				want = b.units - n // all that are left of the kind roll one die each
			} else if !b.air {
				want = b.dice
			}
			if err := r.fetch(want); err != nil {
				return err
			}
		}
		faces := slices.Clone(r.faces[:dice])
		r.faces = r.faces[dice:]
		for _, face := range faces {
			r.shown = append(r.shown, die{Kind: Kind(b.kind), Aim: aim, Needs: value, Face: face})
			if air && face <= value {
				r.air++
			}
		}
		r.throws = append(r.throws, supremacy.Throw{Slot: arena.Slot(b.kind, supremacy.Plain), Aim: aim, Dice: faces})
	}
	return nil
}
