package wings

import (
	"awaw/engine"
	"awaw/engine/ordered"
)

// This file tells how a year is divided: two movements, and what is built after them.

var _ ordered.Calendar = (*Position)(nil)

// YearOf is the year that a turn is, with its seasons.
func (p *Position) YearOf(turn int) (year int, seasons []ordered.Season) {
	year = p.w.first + turn - 1
	for _, s := range []struct {
		season, name string
		share        float64
	}{{"spring", "wings.season.spring", .38}, {"fall", "wings.season.fall", .38}, {"winter", "wings.track.builds", .24}} {
		seasons = append(seasons, ordered.Season{Name: engine.Say(s.name), Date: engine.Say("wings.date."+s.season, year), Share: s.share})
	}
	return year, seasons
}
