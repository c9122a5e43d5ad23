// One round with dice that lie on the table.
package volley

import (
	"fmt"
	"slices"
)

// Faces are dice as they fell, by side and kind.
type Faces [2][MostKinds][]int

// Choice is what a side decides in a round itself; what is not given goes by its policy.
type Choice struct {
	Picks, Losses []uint8
	Picked, Lost  bool // given
}

// Result is what a round came to for one side.
type Result struct {
	Hits, Picks  int // scored; those beyond the enemy's units too
	Losses, Left Force
}

// BadDice are dice that are not those to be rolled; BadChoice one that cannot be made.
type (
	BadDice   struct{ Says string }
	BadChoice struct{ Says string }
)

func (e *BadDice) Error() string   { return e.Says }
func (e *BadChoice) Error() string { return e.Says }

var sideNames = [2]string{"attacker", "defender"}

// String is the side's name in files.
func (s Side) String() string { return sideNames[s] }

// Round takes both sides through one round. Units hit in a step of it still roll in that step.
func (b *Battle) Round(dice Faces, choices [2]Choice) ([2]Result, error) {
	var out [2]Result
	left := b.Forces
	for _, step := range b.steps() {
		var hits, picks [2]int
		for s := range left {
			h, p, err := b.read(Side(s), left[s], step, &dice)
			if err != nil {
				return out, err
			}
			hits[s], picks[s] = h, p
			out[s].Hits += h
			out[s].Picks += p
		}
		for s := range left {
			enemy := 1 - s
			if err := b.take(Side(s), &left[s], picks[enemy], hits[enemy]-picks[enemy], &choices); err != nil {
				return out, err
			}
		}
	}
	for s := range left {
		for k := range dice[s] {
			if len(dice[s][k]) > 0 {
				return out, &BadDice{fmt.Sprintf("%s: more dice of %s than units that roll: %d too many", Side(s), b.Table.Kinds[k].ID, len(dice[s][k]))}
			}
		}
		if c := choices[s]; len(c.Picks)+len(c.Losses) > 0 {
			return out, &BadChoice{fmt.Sprintf("%s: %d picks and %d losses named more than there are to make", Side(s), len(c.Picks), len(c.Losses))}
		}
		out[s].Left = left[s]
		for k := range left[s] {
			out[s].Losses[k] = b.Forces[s][k] - left[s][k]
		}
	}
	return out, nil
}

// read counts the dice of a side in a step and takes them off the table.
func (b *Battle) read(s Side, f Force, step Kinds, dice *Faces) (hits, picks int, err error) {
	for k := range b.Table.Kinds {
		v := b.value(s, k)
		if !step.Has(k) || v == 0 || f[k] == 0 {
			continue
		}
		n := int(f[k])
		if len(dice[s][k]) < n {
			return 0, 0, &BadDice{fmt.Sprintf("%s: %d dice of %s, and %d roll", s, len(dice[s][k]), b.Table.Kinds[k].ID, n)}
		}
		for _, face := range dice[s][k][:n] {
			if face < 1 || face > b.Table.Sides {
				return 0, 0, &BadDice{fmt.Sprintf("%s: a face of %d, and the dice have 1 to %d", s, face, b.Table.Sides)}
			}
			if face <= v {
				hits++
			}
			if face == 1 && b.picks(s, k) {
				picks++
			}
		}
		dice[s][k] = dice[s][k][n:]
	}
	return hits, picks, nil
}

// take takes a side's losses off it: what the enemy picks first, then what the side gives up.
func (b *Battle) take(s Side, f *Force, picked, other int, choices *[2]Choice) error {
	total := f.Total()
	picked = min(picked, total)
	other = min(other, total-picked)
	enemy := &choices[s.Other()]
	if err := b.drop(f, picked, enemy.Picked, &enemy.Picks, b.Policy[s.Other()].Pick, fmt.Sprintf("%s: picks", s.Other())); err != nil {
		return err
	}
	own := &choices[s]
	return b.drop(f, other, own.Lost, &own.Losses, b.Policy[s].Loss, fmt.Sprintf("%s: losses", s))
}

// drop takes n units off a force: those named if a list is given, else by an order.
func (b *Battle) drop(f *Force, n int, given bool, list *[]uint8, order Order, what string) error {
	for range n {
		k := order.First(f)
		if given {
			if len(*list) == 0 {
				return &BadChoice{fmt.Sprintf("%s: fewer named than hits", what)}
			}
			k = int((*list)[0])
			if *list = (*list)[1:]; f[k] == 0 {
				return &BadChoice{fmt.Sprintf("%s: no %s is left; there is %s", what, b.Table.Kinds[k].ID, b.Table.Words(*f))}
			}
		}
		f[k]--
	}
	return nil
}

// Words writes a force: "2 infantry, 1 fighter".
func (t *Table) Words(f Force) string {
	var out []byte
	for k, n := range f {
		if n > 0 {
			if out != nil {
				out = append(out, ", "...)
			}
			out = fmt.Appendf(out, "%d %s", n, t.Kinds[k].ID)
		}
	}
	if out == nil {
		return "nothing"
	}
	return string(out)
}

// IDs names kinds.
func (t *Table) IDs() []string {
	out := make([]string, 0, len(t.Kinds))
	for _, k := range t.Kinds {
		out = append(out, k.ID)
	}
	return slices.Clip(out)
}
