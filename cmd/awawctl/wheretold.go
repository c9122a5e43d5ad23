// What a place is, in lines and in the player's language.

package main

import (
	"strings"

	"awaw/hexmap"
)

// print tells it in lines.
func (w whereAnswer) print(a *app, m *hexmap.Map) {
	line := func(label, text string) { a.row(a.out, a.word("ctl.where."+label), text) }
	title := a.words.Name(w.Name)
	if len(w.Places) > 1 {
		title = a.word("ctl.where.also", title, strings.Join(a.names(w.Places[1:]), ", "))
	}
	if w.Hex != "" && w.Hex != w.Name {
		title = a.word("ctl.where.hex", title, w.Hex)
	}
	a.say("ctl.where.on", title, w.Map)
	if w.Box {
		line("kind", a.house(a.word("ctl.where.box"), w.House))
	} else {
		line("position", a.degrees(w.Lat, w.Lon))
		line("terrain", strings.Join(w.terrain(a), ", "))
	}
	if w.Country != "" {
		line("country", a.word("ctl.where.then", a.countryName(m, w.Country)))
	}
	if w.Date != "" && !w.Sea {
		key := "ctl.where.since"
		if w.Neutral {
			key = "ctl.where.neutral"
		}
		line("held", a.word(key, a.countryName(m, w.Control), w.Date))
	}
	for _, f := range m.Fronts() {
		if f.ID == w.Front {
			line("front", a.words.Name(f.Name))
		}
	}
	if len(w.Parts) > 0 {
		line("parts", strings.Join(a.names(w.Parts), ", "))
	}
	if !w.Sea {
		line("facilities", strings.Join(w.facilities(a), ", "))
		line("bases", w.Basing.words(a))
	}
	for _, s := range w.Sides {
		a.row(a.out, "  "+a.word("ctl.where.direction."+s.Dir), s.words(a))
	}
	for _, l := range w.Links {
		line("link", a.house(a.word("ctl.where.hexes", a.titled(l.To), l.Hexes), l.House))
	}
}

// words tells what lies on one side of a hex.
func (s whereSide) words(a *app) string {
	name := s.Hex
	if s.Name != s.Hex {
		name += " " + a.words.Name(s.Name)
	}
	words := []string{name, a.word("ctl.terrain." + s.Terrain)}
	for _, n := range []struct {
		word string
		on   bool
	}{{"land", s.AllLand}, {"strait", s.Strait}, {"river", s.River}, {"lake", s.Lake}, {"border", s.Border}} {
		if n.on {
			words = append(words, a.word("ctl.where."+n.word))
		}
	}
	return strings.Join(words, ", ")
}

// names gives places in the player's language.
func (a *app) names(list []string) []string {
	out := make([]string, len(list))
	for i, n := range list {
		out[i] = a.words.Name(n)
	}
	return out
}

// titled gives a space's title in the player's language: "Berlin, L31".
func (a *app) titled(title string) string {
	name, hex, found := strings.Cut(title, ", ")
	if !found {
		return a.words.Name(title)
	}
	return a.words.Name(name) + ", " + hex
}

// house marks what is of the house.
func (a *app) house(text string, house bool) string {
	if house {
		return a.word("ctl.where.house", text)
	}
	return text
}

func (a *app) degrees(lat, lon float64) string {
	ns, ew := "N", "E"
	if lat < 0 {
		ns, lat = "S", -lat
	}
	if lon < 0 {
		ew, lon = "W", -lon
	}
	return a.word("ctl.where.degrees", fixed(lat, 2), a.word("ctl.where.direction."+ns), fixed(lon, 2), a.word("ctl.where.direction."+ew))
}

func (w whereAnswer) terrain(a *app) []string {
	words := []string{a.word("ctl.terrain." + w.Terrain)}
	switch {
	case w.Island:
		words = append(words, a.word("ctl.where.island"))
	case w.Coast:
		words = append(words, a.word("ctl.where.coast"))
	}
	if w.NoAir {
		words = append(words, a.word("ctl.where.noair"))
	}
	return words
}

func (w whereAnswer) facilities(a *app) []string {
	var words []string
	for _, f := range w.Facilities {
		words = append(words, a.word("ctl.where."+f))
	}
	if w.Capital {
		words = append(words, a.word("ctl.where.capital"))
	}
	if w.Objective {
		words = append(words, a.word("ctl.where.objective"))
	}
	if len(words) == 0 {
		words = []string{a.word("ctl.where.none")}
	}
	return words
}

func (b whereBasing) words(a *app) string {
	switch {
	case b.Unlimited:
		return a.word("ctl.where.unlimited")
	case b.Naval > 0:
		return a.word("ctl.where.limit.naval", b.Factors, b.Each, b.Naval)
	}
	return a.word("ctl.where.limit", b.Factors, b.Each)
}
