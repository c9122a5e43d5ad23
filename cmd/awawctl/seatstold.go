// What awawctl seats says of its games: shares, their intervals, and the file of measurements.

package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"os"
	"slices"

	"awaw/ai"
)

// enter enters a result in a file of measurements in the place of an older one of the same levels.
func (s seating) enter(file string, sides, games int, share float64) error {
	var all []ai.Measurement
	if data, err := os.ReadFile(file); err == nil {
		if err := json.Unmarshal(data, &all); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	}
	m := ai.Measurement{Level: s.One, Against: s.Among, Games: games, Share: math.Round(1000*share) / 1000, Seats: sides}
	copy(m.Nodes[:], s.Nodes)
	i := slices.IndexFunc(all, func(x ai.Measurement) bool { return x.Level == m.Level && x.Against == m.Against })
	if i < 0 {
		all = append(all, m)
	} else {
		all[i] = m
	}
	text, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(file, append(text, '\n'), 0o644)
}

// tellSeated prints what the one took, in all and by seat, and gives it.
func tellSeated(a *app, s seating, sides int, kept map[int]seated) float64 {
	by := make([][]float64, sides)
	var all []float64
	for _, n := range slices.Sorted(maps.Keys(kept)) {
		g := kept[n]
		by[g.Seat-1] = append(by[g.Seat-1], g.share())
		all = append(all, g.share())
	}
	mean, half := meanOf(all)
	a.say("ctl.seats.all", s.Scenario, s.One, s.Among, s.Nodes, len(all), fixed(mean, 3), fixed(mean-half, 3), fixed(mean+half, 3), fixed(1/float64(sides), 3),
		fixed(mean*float64(sides), 2))
	for i, list := range by {
		by, half := meanOf(list)
		fmt.Fprintf(a.out, "  %s\n", a.word("ctl.seats.seat", i+1, len(list), fixed(by, 3), fixed(half, 3)))
	}
	return mean
}

// meanOf is the mean and half the width of its 95 % interval.
func meanOf(list []float64) (mean, half float64) {
	n := float64(len(list))
	if n == 0 {
		return 0, 0
	}
	for _, x := range list {
		mean += x / n
	}
	for _, x := range list {
		half += (x - mean) * (x - mean)
	}
	if n > 1 {
		half = 1.96 * math.Sqrt(half/(n-1)/n)
	}
	return mean, half
}
