// What a case expects to be said: messages by their keys. It is the one place where a message is looked into without being
// worded, because here the message itself is what is held.

package rulecase

import (
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
)

// Said is how a case calls a message: by the last part of its key.
func Said(t engine.Text) string { return t.Key[strings.LastIndexByte(t.Key, '.')+1:] }

// told tells whether an event so far was told under a key.
func (s *Session) told(key string) bool {
	return slices.ContainsFunc(s.Events, func(e engine.Event) bool { return e.Text.Key == key })
}

// EventKeys lists the events so far, for messages.
func (s *Session) EventKeys() string {
	var out []string
	for _, e := range s.Events {
		out = append(out, fmt.Sprintf("%s (%s)", e.Text.Key, e.Cite))
	}
	return strings.Join(out, ", ")
}
