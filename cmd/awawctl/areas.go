// awawctl where, range and map on boards of areas: spaces and neighbours, without what only hexes have.

package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/areamap"
	"awaw/board"
	"awaw/engine"
	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
)

// areasOf finds the board that --theatre names, if it is one of areas.
func areasOf(id string) (board.Board, bool) {
	if id == "" {
		return nil, false
	}
	b, err := readBoard(id)
	if err != nil {
		return nil, false
	}
	if _, hexes := b.(*hexmap.Map); hexes {
		return nil, false
	}
	areas, ok := b.(board.Board)
	return areas, ok
}

// areaOf finds an area by name or code.
func areaOf(b board.Board, name string) (int, error) {
	i := b.Find(name)
	if i >= 0 {
		return i, nil
	}
	var names []string
	for k := range b.Len() {
		names = append(names, b.Name(k))
	}
	return i, fmt.Errorf("no area %q on the map %s; its areas are %s", name, b.ID(), strings.Join(names, ", "))
}

// areaAnswer is what is known of an area.
type areaAnswer struct {
	Map        string              `json:"map"`
	Name       string              `json:"name"`
	Code       string              `json:"code"`
	Sea        bool                `json:"sea"`
	Neighbours map[string][]string `json:"neighbours"` // by kind of unit; "" where all move alike
}

// movers are the kinds of unit a board tells apart; one without a name where it tells none.
func movers(b board.Board) []string {
	if m := b.Movers(); len(m) > 0 {
		return m
	}
	return []string{""}
}

// whereArea tells what an area is and what lies beside it.
func whereArea(a *app, b board.Board, name string, asJSON bool) error {
	i, err := areaOf(b, name)
	if err != nil {
		return err
	}
	w := areaAnswer{Map: b.ID(), Name: b.Name(i), Code: b.Code(i), Sea: b.Sea(i), Neighbours: map[string][]string{}}
	for _, m := range movers(b) {
		w.Neighbours[m] = names(b, b.Neighbours(i, m))
	}
	if asJSON {
		return json.NewEncoder(a.out).Encode(w)
	}
	kind := "ctl.area.land"
	if w.Sea {
		kind = "ctl.area.sea"
	}
	a.say("ctl.area.is", a.words.Name(w.Name), w.Code, w.Map, a.word(kind))
	for _, m := range movers(b) {
		text := a.word("ctl.area.nowhere")
		if beside := w.Neighbours[m]; len(beside) > 0 {
			text = strings.Join(a.names(beside), ", ")
		}
		a.row(a.out, a.mover(m), text)
	}
	return nil
}

func names(b board.Board, spaces []int) []string {
	out := []string{}
	for _, i := range spaces {
		out = append(out, b.Name(i))
	}
	return out
}

// mover names a kind of unit that a board tells apart.
func (a *app) mover(kind string) string {
	if _, ok := a.words["ctl.mover."+kind]; ok {
		return a.word("ctl.mover." + kind)
	}
	return kind
}

// areaWay is a way over areas for a kind of unit.
type areaWay struct {
	By    string   `json:"by"`
	Steps int      `json:"steps"` // -1 when there is no way
	Path  []string `json:"path"`
}

// rangeAreas tells how many steps it is from one area to another, for each kind of unit; the answer is no when there is no way.
func rangeAreas(a *app, b board.Board, from, to string, asJSON bool) error {
	i, err := areaOf(b, from)
	if err != nil {
		return err
	}
	j, err := areaOf(b, to)
	if err != nil {
		return err
	}
	var ways []areaWay
	can := false
	for _, m := range movers(b) {
		path := wayOver(b, i, j, m)
		ways = append(ways, areaWay{By: m, Steps: len(path) - 1, Path: names(b, path)})
		can = can || path != nil
	}
	if asJSON {
		err = json.NewEncoder(a.out).Encode(ways)
	} else {
		a.say("ctl.range.from", a.words.Name(b.Name(i)), a.words.Name(b.Name(j)), b.ID())
		for _, w := range ways {
			text := a.word("ctl.area.way")
			if w.Steps >= 0 {
				text = strconv.Itoa(w.Steps) + ": " + strings.Join(a.names(w.Path), " ")
			}
			a.row(a.out, a.mover(w.By), text)
		}
	}
	if err == nil && !can {
		return errNo
	}
	return err
}

// areaPage gathers what is printed with a board of areas.
func (c *mapCommand) areaPage(a *app, m *areamap.Map) (mapsheet.Printer, *mapsheet.Page, error) {
	if c.Date != "" {
		return nil, nil, fmt.Errorf("--date %s: the map %s does not tell who holds what; leave --date out", c.Date, m.ID())
	}
	kit, err := art.Default()
	if err != nil {
		return nil, nil, err
	}
	say := func(key string, args ...any) string { return a.words.Word(engine.Say(key, args...), nil) }
	page := &mapsheet.Page{Title: a.boardTitle(m.ID()), Notes: []string{say("print.areas.codes")}, Legend: mapsheet.LegendWords{Signs: say("print.areas.signs"),
		Land: say("print.land"), Water: say("print.water"), Shore: say("print.shore"), Border: say("print.areas.border"), Crossing: say("print.crossing"), Areas: say("print.areas")}}
	from, to, err := c.corners(true)
	if err != nil {
		return nil, nil, err
	}
	if from != "" {
		i, err := areaOf(m, from)
		if err != nil {
			return nil, nil, fmt.Errorf("--part: %w", err)
		}
		j, err := areaOf(m, to)
		if err != nil {
			return nil, nil, fmt.Errorf("--part: %w", err)
		}
		page.Part = roundOf(m, i, j)
	}
	return mapsheet.NewAreaSheet(kit, m, a.words.Name), page, nil
}

// wayOver is a shortest way between two areas for a kind of unit, nil if there is none.
func wayOver(b board.Board, from, to int, mover string) []int {
	came := map[int]int{from: from}
	for queue := []int{from}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		if at == to {
			path := []int{at}
			for at != from {
				at = came[at]
				path = append(path, at)
			}
			slices.Reverse(path)
			return path
		}
		for _, n := range b.Neighbours(at, mover) {
			if _, seen := came[n]; !seen {
				came[n] = at
				queue = append(queue, n)
			}
		}
	}
	return nil
}
