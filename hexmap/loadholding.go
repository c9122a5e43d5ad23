// Reading fronts, and who holds what at the dates of a map.
package hexmap

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

func (b *builder) fronts() {
	ids, codes := map[string]bool{}, map[string]bool{"-": true}
	for i, f := range b.doc.Front {
		key := fmt.Sprintf("front[%d]", i)
		if f.ID == "" || ids[f.ID] {
			b.faults.Add(key+".id", "an id no other front has", "give the front an id of its own")
		}
		if f.Name == "" {
			b.faults.Add(key+".name", "the front's name", "name it")
		}
		if len(f.Code) != 1 || codes[f.Code] {
			b.faults.Add(key+".code", "one letter no other front has", "choose another letter")
		}
		ids[f.ID], codes[f.Code] = true, true
		b.m.fronts = append(b.m.fronts, Front{ID: f.ID, Name: f.Name})
	}
}

func (b *builder) frontOf(code byte) (string, bool) {
	for _, f := range b.doc.Front {
		if f.Code == string(code) {
			return f.ID, true
		}
	}
	return "", code == '-'
}

func (b *builder) isFront(id string) bool {
	return slices.ContainsFunc(b.m.fronts, func(f Front) bool { return f.ID == id })
}

func (b *builder) holdings() {
	home := make([]int16, len(b.m.spaces)) // what each space is at the borders of 1939
	for i := range home {
		home[i] = int16(b.country(b.m.spaces[i].Country))
	}
	for n, d := range b.doc.Holding {
		key := fmt.Sprintf("holding[%d]", n)
		switch {
		case !IsMonth(d.Date):
			b.faults.Add(key+".date", fmt.Sprintf(`a year and a month such as "1941-06", not %q`, d.Date), "correct it")
		case n > 0 && d.Date <= b.doc.Holding[n-1].Date:
			b.faults.Add(key+".date", "a month later than that of the holding before, "+b.doc.Holding[n-1].Date, "put the holdings in order, each month once")
		}
		h := Holding{m: b.m, date: d.Date, holder: slices.Clone(home)}
		whole := map[string]bool{} // countries another holds
		for k, by := range d.By {
			key := fmt.Sprintf("%s.by[%d]", key, k)
			owner := b.country(by.Country)
			if owner < 0 {
				b.faults.Add(key+".country", fmt.Sprintf("the id of a [[country]], not %q", by.Country), "correct it or add the country")
				continue
			}
			if len(by.Countries)+len(by.Hexes) == 0 {
				b.faults.Add(key+".hexes", "countries or hexes that "+by.Country+" holds", "give some or remove the entry")
			}
			for _, id := range by.Countries {
				lost := int16(b.country(id))
				if lost < 0 {
					b.faults.Add(key+".countries", fmt.Sprintf("ids of [[country]]s, unlike %q", id), "correct it or add the country")
					continue
				}
				whole[id] = id != by.Country
				for i := range home {
					if home[i] == lost {
						h.holder[i] = int16(owner)
					}
				}
			}
			for _, text := range by.Hexes {
				b.hold(key+".hexes", text, int16(owner), h.holder)
			}
		}
		for _, id := range d.Neutral {
			switch {
			case b.country(id) < 0:
				b.faults.Add(key+".neutral", fmt.Sprintf("ids of [[country]]s, unlike %q", id), "correct it or add the country")
			case whole[id]:
				b.faults.Add(key+".neutral", fmt.Sprintf("neutrals that nobody else holds, unlike %q", id), "take it out here or under [[holding.by]]")
			}
		}
		h.neutral = slices.Compact(slices.Sorted(slices.Values(d.Neutral)))
		b.m.holdings = append(b.m.holdings, h)
	}
}

// country is the index of a country among the map's, -1 for none.
func (b *builder) country(id string) int {
	return slices.IndexFunc(b.m.countries, func(c Country) bool { return c.ID == id })
}

// hold gives the land hexes of "M30" or "L31-35" to a country. A stretch may run over sea; one hex may not be sea.
func (b *builder) hold(key, text string, owner int16, holder []int16) {
	first, last, ok := stretch(text)
	if !ok {
		b.faults.Add(key, fmt.Sprintf(`a hex such as "M30" or a stretch of a row such as "L31-35", not %q`, text), "correct it")
		return
	}
	land := false
	for q := int(first.Q); q <= last; q++ {
		i := b.m.At(Hex{Q: int16(q), R: first.R})
		if i < 0 {
			b.faults.Add(key, fmt.Sprintf("hexes on the map; %s of %q is not", Hex{Q: int16(q), R: first.R}, text), "correct it or widen the rows")
			return
		}
		if !b.m.spaces[i].Sea {
			holder[i], land = owner, true
		}
	}
	if !land {
		b.faults.Add(key, fmt.Sprintf("land to hold; %q is all sea", text), "correct it or leave it out")
	}
}

// stretch reads "M30", "L31-35" or "-A3-5": the first hex and the number of the last.
func stretch(text string) (first Hex, last int, ok bool) {
	text = strings.TrimSpace(text)
	if h, err := Parse(text); err == nil {
		return h, int(h.Q), true
	}
	for i := 2; i < len(text); i++ {
		if text[i] != '-' || text[i-1] < '0' || text[i-1] > '9' {
			continue
		}
		h, err := Parse(text[:i])
		n, err2 := strconv.ParseInt(text[i+1:], 10, 16)
		return h, int(n), err == nil && err2 == nil && int(n) >= int(h.Q) && text[i+1] != '+'
	}
	return Hex{}, 0, false
}
