package gate

// This file keeps what has been played.

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"slices"
	"strings"

	"awaw/internal/save"
)

// Cell is what came of one pair in one scenario.
type Cell struct {
	Scenario string  `json:"scenario"`
	Edition  int     `json:"edition"`
	First    string  `json:"first"`
	Second   string  `json:"second"`
	Nodes    int     `json:"nodes,omitempty"` // commands tried for a decision; 0: as many as the opponents are used to
	Games    int     `json:"games"`
	Seed     uint64  `json:"seed"`
	Won      int     `json:"won"` // by the first
	Lost     int     `json:"lost"`
	Lead     float64 `json:"lead"` // mean of the first side's points over the second's
	Commit   string  `json:"commit"`
}

// asked is a cell without what came of it.
func (x Cell) asked() Cell {
	x.Won, x.Lost, x.Lead, x.Commit = 0, 0, 0, ""
	return x
}

// score is the share of the first, draws counted half.
func (x Cell) score() float64 {
	return (float64(x.Won) + float64(x.Games-x.Won-x.Lost)/2) / float64(max(1, x.Games))
}

// cells are those of a file, a line each.
type cells struct {
	path string
	list []Cell
}

// read takes in a file; where there is none nothing has been played.
func read(path string) (*cells, error) {
	out := &cells{path: path}
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return out, nil
	}
	if err != nil {
		return nil, fmt.Errorf("%s cannot be read: %w", path, errors.Unwrap(err))
	}
	if err := json.Unmarshal(data, &out.list); err != nil {
		return nil, fmt.Errorf("%s is no list of cells: %w", path, err)
	}
	return out, nil
}

// find gives the cell that was asked for, if it was played.
func (c *cells) find(x Cell) (Cell, bool) {
	i := c.index(x)
	if i < 0 {
		return Cell{}, false
	}
	return c.list[i], true
}

func (c *cells) index(x Cell) int {
	return slices.IndexFunc(c.list, func(y Cell) bool { return y.asked() == x.asked() })
}

// keep puts a cell in the place of the one played before, and in that of every one of an older edition, and writes the file.
func (c *cells) keep(x Cell) error {
	x.Lead = math.Round(10*x.Lead) / 10
	if i := c.index(x); i >= 0 {
		c.list[i] = x
	} else {
		c.list = slices.DeleteFunc(c.list, func(y Cell) bool { return y.Scenario == x.Scenario && y.Edition < x.Edition })
		c.list = append(c.list, x)
	}
	var rows []string
	for _, y := range c.list {
		line, err := json.Marshal(y)
		if err != nil {
			return err
		}
		rows = append(rows, "  "+string(line))
	}
	return save.Replace(c.path, []byte("[\n"+strings.Join(rows, ",\n")+"\n]\n"))
}
