// Holdings: who holds which space at a date, and who is neutral then.
package hexmap

import "slices"

// Holding is the state of the map from a month on, until the next.
type Holding struct {
	m       *Map
	date    string
	holder  []int16 // per space: index into m.countries, -1 at sea
	neutral []string
}

// Dates lists the months the map knows holdings of, "1939-09" and so on, the earliest first.
func (m *Map) Dates() []string {
	dates := make([]string, len(m.holdings))
	for i := range m.holdings {
		dates[i] = m.holdings[i].date
	}
	return dates
}

// Holding is the state at exactly that month; the second result tells whether the map knows it.
func (m *Map) Holding(date string) (Holding, bool) {
	for _, h := range m.holdings {
		if h.date == date {
			return h, true
		}
	}
	return Holding{}, false
}

// HoldingAt is the state in a month, "1941-02": the last one that began before its end. False before the first, of a
// map without any, and for what is no month.
func (m *Map) HoldingAt(date string) (Holding, bool) {
	found := -1
	if IsMonth(date) {
		for i := range m.holdings {
			if m.holdings[i].date <= date {
				found = i
			}
		}
	}
	if found < 0 {
		return Holding{}, false
	}
	return m.holdings[found], true
}

// IsMonth tells whether s is written as a year and a month: "1941-06".
func IsMonth(s string) bool {
	if len(s) != 7 || s[4] != '-' {
		return false
	}
	for i := range len(s) {
		if i != 4 && (s[i] < '0' || s[i] > '9') {
			return false
		}
	}
	return s[5:] >= "01" && s[5:] <= "12"
}

// Date is the month the state began: "1941-06". Empty for the zero Holding.
func (h Holding) Date() string { return h.date }

// Holder is the id of the country that holds a space, "" at sea and off the map. Land that nobody took is held by the
// country it lies in.
func (h Holding) Holder(space int) string {
	if space < 0 || space >= len(h.holder) || h.holder[space] < 0 {
		return ""
	}
	return h.m.countries[h.holder[space]].ID
}

// Neutral tells whether a country is neutral.
func (h Holding) Neutral(country string) bool { return slices.Contains(h.neutral, country) }

// Neutrals lists the neutral countries by id. The caller must not write on it.
func (h Holding) Neutrals() []string { return h.neutral }
