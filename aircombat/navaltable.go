// The Naval Attack Table (20.51, 22.55, 23.44): reading it by squadrons or by fleet factors, and lighting what is in use.
package aircombat

import (
	"fmt"
	"strconv"

	"awaw/engine"
)

// Effects is what an air attack by so many squadrons does to ships (23.44). A modified roll is held to the columns; more
// squadrons than the last row use it as often as it fits, with the row of the remainder, reading the same dice.
func (n *Naval) Effects(squadrons, modified int) int { return n.read(n.air, squadrons, modified) }

// Gunnery is the same for an attack by fleet factors (22.55). More factors than the last row are read as squadrons are, which
// is a reading of ours: a task force has no more.
func (n *Naval) Gunnery(factors, modified int) int { return n.read(n.fleet, factors, modified) }

func (n *Naval) read(table [][13]uint8, strength, modified int) int {
	col, last, strength := n.r.column(modified), len(table)-1, max(0, strength)
	return strength/last*int(table[last][col]) + int(table[strength%last][col])
}

// Clamp holds a modified roll to the columns of the table.
func (n *Naval) Clamp(modified int) int { return n.r.column(modified) }

// TableView is the rows of the table that air attacks read, with what is in use lit; a side above the last lights two.
func (n *Naval) TableView(lit ...Lit) engine.TableView {
	v := engine.TableView{Title: engine.Say("strike.table"), Cite: n.attackAt, Note: engine.Say("strike.table.note"), Head: engine.Say("strike.table.head"), Columns: n.rolls}
	last := len(n.air) - 1
	for row := 1; row <= last; row++ {
		out := engine.TableRow{Label: strconv.Itoa(row)}
		for _, e := range n.air[row][2:] {
			out.Cells = append(out.Cells, strconv.Itoa(int(e)))
		}
		v.Rows = append(v.Rows, out)
	}
	for _, l := range lit {
		col := -1
		if l.Rolled {
			col = n.Clamp(l.Modified) - 2
		}
		if l.Strength > last {
			v.Lit = append(v.Lit, engine.TableLit{Side: l.Side, Row: last - 1, Col: col})
		}
		switch rest := l.Strength % last; {
		case l.Strength <= 0 || rest == 0 && l.Strength > last:
		case rest == 0:
			v.Lit = append(v.Lit, engine.TableLit{Side: l.Side, Row: last - 1, Col: col})
		default:
			v.Lit = append(v.Lit, engine.TableLit{Side: l.Side, Row: rest - 1, Col: col})
		}
	}
	return v
}

// DefenseView is the Air Defense Table, with what is in use lit; Strength is factors of air defense.
func (n *Naval) DefenseView(lit ...Lit) engine.TableView {
	v := engine.TableView{Title: engine.Say("strike.defense"), Cite: n.defenseAt, Note: engine.Say("strike.defense.note"), Head: engine.Say("strike.defense.head"), House: n.house.defense, Columns: n.rolls}
	for i, from := range n.defenseFrom {
		label := fmt.Sprintf("%d+", from)
		if i+1 < len(n.defenseFrom) {
			label = fmt.Sprintf("%d-%d", from, n.defenseFrom[i+1]-1)
		}
		v.Rows = append(v.Rows, engine.TableRow{Label: label, Cells: n.defensePrint[i]})
	}
	for _, l := range lit {
		if row := n.defenseRow(l.Strength); row >= 0 {
			col := -1
			if l.Rolled {
				col = n.Clamp(l.Modified) - 2
			}
			v.Lit = append(v.Lit, engine.TableLit{Side: l.Side, Row: row, Col: col})
		}
	}
	return v
}
