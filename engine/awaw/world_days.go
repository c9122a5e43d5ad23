// The days a game turn stands for, where a scenario's turns are not seasons: half a day, two days, a fortnight (house).

package awaw

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/engine"
)

// dayParts are the parts of a day that a turn may be.
var dayParts = []string{"morning", "afternoon", "night"}

// day is a date of the calendar.
type day struct{ year, month, day int }

// before tells whether a day comes before another.
func (d day) before(o day) bool {
	return slices.Compare([]int{d.year, d.month, d.day}, []int{o.year, o.month, o.day}) < 0
}

// turnDays is the time a turn stands for: from one day to another, or a part of one day.
type turnDays struct {
	from, to day
	part     string // of dayParts; empty for whole days
}

// parseTurnDays reads "1942-05-04", "1942-05-04 1942-05-05" or "1941-12-07 morning".
func parseTurnDays(s string) (turnDays, error) {
	words := strings.Fields(s)
	if len(words) == 0 || len(words) > 2 {
		return turnDays{}, fmt.Errorf("%q is not one day, two days, or a part of a day", s)
	}
	from, err := parseDay(words[0])
	if err != nil || len(words) == 1 {
		return turnDays{from: from, to: from}, err
	}
	if slices.Contains(dayParts, words[1]) {
		return turnDays{from, from, words[1]}, nil
	}
	to, err := parseDay(words[1])
	if err == nil && !from.before(to) {
		err = fmt.Errorf("%q ends before it begins", s)
	}
	return turnDays{from: from, to: to}, err
}

// parseDay reads "1942-05-04".
func parseDay(s string) (day, error) {
	var n [3]int
	parts := strings.Split(s, "-")
	sound := len(s) == len("1942-05-04") && len(parts) == 3
	for i := range n {
		if sound {
			var err error
			n[i], err = strconv.Atoi(parts[i])
			sound = err == nil && n[i] > 0
		}
	}
	if !sound || n[1] > 12 || n[2] > monthDays(n[0], n[1]) {
		return day{}, fmt.Errorf("%q is not a day", s)
	}
	return day{n[0], n[1], n[2]}, nil
}

// monthDays is how many days a month has.
func monthDays(year, month int) int {
	switch month {
	case 2:
		if year%4 == 0 {
			return 29
		}
		return 28
	case 4, 6, 9, 11:
		return 30
	}
	return 31
}

// follows tells whether a turn's time comes after another's.
func (d turnDays) follows(o turnDays) bool {
	if d.from == o.to && d.part != "" && o.part != "" {
		return slices.Index(dayParts, d.part) > slices.Index(dayParts, o.part)
	}
	return o.to.before(d.from)
}

// word words the time of a turn.
func (d turnDays) word() engine.Text {
	month := func(x day) engine.Text { return engine.Say(fmt.Sprintf("print.month.%02d", x.month)) }
	a, b := d.from, d.to
	switch {
	case d.part != "":
		return engine.Say("awaw.days.part", a.day, month(a), a.year, engine.Say("awaw.days."+d.part))
	case a == b:
		return engine.Say("awaw.days.one", a.day, month(a), a.year)
	case a.year != b.year:
		return engine.Say("awaw.days.years", a.day, month(a), a.year, b.day, month(b), b.year)
	case a.month != b.month:
		return engine.Say("awaw.days.months", a.day, month(a), b.day, month(b), b.year)
	}
	return engine.Say("awaw.days.some", a.day, b.day, month(b), b.year)
}
