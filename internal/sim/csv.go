// The games as CSV: a line a game, and a line for what a side lost of a type in a turn.
package sim

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"strconv"
	"strings"

	"awaw/engine"
)

// slug is a side's name as part of a column's name.
func (s Study) slug(side engine.Side) string {
	if side < 1 || int(side) > len(s.Sides) {
		return "none"
	}
	return strings.ReplaceAll(strings.ToLower(s.Sides[side-1].Name), " ", "_")
}

// GamesCSV writes a line a game. Luck is in factors, losses in the unit printed on the counters.
func GamesCSV(s Study, records []Record) []byte {
	lost := kinds(records)
	head := []string{"game", "seed", "winner", "result"}
	for _, part := range []string{"points", "rolls", "luck"} {
		for i := range s.Sides {
			head = append(head, part+"_"+s.slug(engine.Side(i+1)))
		}
	}
	head = append(head, "commands", "turns")
	for _, l := range lost {
		head = append(head, fmt.Sprintf("lost_%s_%s", s.slug(l.Side), strings.ToLower(l.Kind)))
	}
	rows := [][]string{head}
	for _, r := range records {
		row := []string{strconv.Itoa(r.Game), strconv.FormatUint(r.Seed, 10), s.slug(r.Winner), r.Level}
		for _, n := range r.Points {
			row = append(row, strconv.Itoa(n))
		}
		for _, n := range r.Rolls {
			row = append(row, strconv.Itoa(n))
		}
		for _, n := range r.Luck {
			row = append(row, fmt.Sprintf("%.4f", factors(n)))
		}
		row = append(row, strconv.Itoa(r.Commands), strconv.Itoa(r.Turns))
		for _, k := range lost {
			n := 0
			for _, l := range r.Losses {
				if l.Side == k.Side && l.Kind == k.Kind {
					n += l.N
				}
			}
			row = append(row, strconv.Itoa(n))
		}
		rows = append(rows, row)
	}
	return csvOf(rows)
}

// LossesCSV writes a line for what a side lost of a type in a turn of a game.
func LossesCSV(s Study, records []Record) []byte {
	rows := [][]string{{"game", "turn", "side", "type", "lost"}}
	for _, r := range records {
		for _, l := range r.Losses {
			rows = append(rows, []string{strconv.Itoa(r.Game), strconv.Itoa(l.Turn), s.slug(l.Side), l.Kind, strconv.Itoa(l.N)})
		}
	}
	return csvOf(rows)
}

func csvOf(rows [][]string) []byte {
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	_ = w.WriteAll(rows) // a buffer takes everything
	return b.Bytes()
}
