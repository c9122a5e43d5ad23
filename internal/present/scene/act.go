package scene

import (
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
)

// This file holds what a click, a key or a control asks for. Each pane has its own acts; this says what they have in common.

// Act is what a click, a key or a control asks for. Acts are comparable.
type Act interface {
	Do() string // names it, as written sessions do
}

// Named is the act of a control that has a value in words.
type Named interface {
	Act
	Named(value string) Act
}

// Counted is the act of a control that has a number, or that is ticked (1) or not (0).
type Counted interface {
	Act
	Counted(n int) Act
}

// WithWord is an act with the value of its control, if it takes one.
func WithWord(a Act, value string) Act {
	if n, ok := a.(Named); ok {
		return n.Named(value)
	}
	return a
}

// WithNumber is an act with the number of its control, if it takes one.
func WithNumber(a Act, n int) Act {
	if c, ok := a.(Counted); ok {
		return c.Counted(n)
	}
	return a
}

// Does names an act, "" for none.
func Does(a Act) string {
	if a == nil {
		return ""
	}
	return a.Do()
}

// Means tells whether an act is the one a written session names: what it does and the values it carries, of which any may be
// left out.
func Means(a Act, do string, values ...string) bool {
	if Does(a) != do {
		return false
	}
	carried := strings.Fields(strings.Trim(fmt.Sprint(a), "{}"))
	for _, v := range values {
		if v != "" && !slices.Contains(carried, v) {
			return false
		}
	}
	return true
}

// Nothing stops the pointer and does nothing.
type Nothing struct{}

// OpenRule opens our words for a paragraph.
type OpenRule struct{ Cite engine.Cite }

// Do names it.
func (Nothing) Do() string { return "none" }

// Do names it.
func (OpenRule) Do() string { return "rule" }
