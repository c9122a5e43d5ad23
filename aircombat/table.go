// The Air Combat Table (19.2, 19.42): reading it, printing it, and lighting what is in use.
package aircombat

import (
	"fmt"
	"strconv"
	"strings"

	"awaw/engine"
)

// Result is what one roll does to the other side: units eliminated and units forced to abort (19.42).
type Result struct {
	Eliminated, Aborted int
}

func (r Result) String() string { return fmt.Sprintf("%d/%d", r.Eliminated, r.Aborted) }

// lastRow is the highest row printed; more factors use it again, with the row of what remains (19.2).
const lastRow = 20

// Read gives the result of a modified roll for a strength in factors or squadrons (19.2, 19.42). Below 2 counts as
// 2 and above 12 as 12; above 20 the same roll is read on row 20, as often as it fits, and on the row of the
// remainder, and the results are added. A strength of 0 or less has no result.
func (r *Rules) Read(strength, modified int) Result {
	if strength <= 0 {
		return Result{}
	}
	col := r.column(modified)
	full := strength / lastRow
	a, b := r.cells[lastRow][col], r.cells[strength%lastRow][col]
	return Result{full*a.Eliminated + b.Eliminated, full*a.Aborted + b.Aborted}
}

// Clamp holds a modified roll to the columns of the table (19.42).
func (r *Rules) Clamp(modified int) int { return r.column(modified) }

func (r *Rules) column(modified int) int { return min(max(modified, r.lowest), r.highest) }

// Printed gives the result as the table prints it: "2/4", "0"; rows added above 20 as their sum.
func (r *Rules) Printed(strength, modified int) string {
	switch {
	case strength <= 0:
		return "0"
	case strength <= lastRow:
		return r.printed[strength][r.column(modified)]
	}
	return r.Read(strength, modified).String()
}

// Lit says what one side uses of the table.
type Lit struct {
	Side     engine.Side
	Strength int
	Rolled   bool
	Modified int // read when Rolled
}

// TableView is the whole table with what is in use lit; a side above 20 lights two rows.
func (r *Rules) TableView(lit ...Lit) engine.TableView {
	v := engine.TableView{Title: engine.Say("aircombat.table"), Cite: r.tableRef, Note: engine.Say("aircombat.table.note"), Columns: r.rolls}
	for row := 1; row <= lastRow; row++ {
		v.Rows = append(v.Rows, engine.TableRow{Label: strconv.Itoa(row), Cells: r.printed[row][r.lowest : r.highest+1]})
	}
	for _, l := range lit {
		col := -1
		if l.Rolled {
			col = r.column(l.Modified) - r.lowest
		}
		if l.Strength > lastRow {
			v.Lit = append(v.Lit, engine.TableLit{Side: l.Side, Row: lastRow - 1, Col: col})
		}
		if rest := l.Strength % lastRow; l.Strength > 0 {
			if rest == 0 {
				if l.Strength > lastRow {
					continue
				}
				rest = lastRow
			}
			v.Lit = append(v.Lit, engine.TableLit{Side: l.Side, Row: rest - 1, Col: col})
		}
	}
	return v
}

// maxCell is the highest number a cell may hold.
const maxCell = 15

func parseCell(s string) (Result, bool) {
	if s == "0" {
		return Result{}, true
	}
	a, b, ok := strings.Cut(s, "/")
	e, err1 := strconv.Atoi(a)
	f, err2 := strconv.Atoi(b)
	return Result{e, f}, ok && err1 == nil && err2 == nil && min(e, f) >= 0 && max(e, f) <= maxCell
}
