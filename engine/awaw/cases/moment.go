// The present moment in words: whose turn, which phase and step.

package rulecase

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/engine"
)

// seen is the view of the present position, made once.
func (s *session) seen() *engine.View {
	if s.view == nil {
		v := s.pos.View()
		s.view = &v
	}
	return s.view
}

var (
	phaseWords = []string{"movement", "combat", "construction", "redeployment", "end"}
	stepWords  = []string{"stage", "announce", "resolve", "return", "build", "redeploy", "excess", "displace",
		"feed", "march", "support", "defend", "meet", "drop", "assault", "breakout", "raid", "oppose", "bomb", "sail", "hunt"}
)

// moment tells whether every word holds now: a side (asked), "turn N", a phase, a step, "over".
func (s *session) moment(w []string) (bool, error) {
	v := s.seen()
	if len(w) == 0 {
		return false, fmt.Errorf("a moment is wanted: a side, turn N, a phase, a step or over")
	}
	ok := true
	for i := 0; i < len(w); i++ {
		switch {
		case w[i] == "over":
			ok = ok && len(s.pos.ToAct()) == 0
		case w[i] == "turn" && i+1 < len(w):
			n, err := strconv.Atoi(w[i+1])
			if err != nil {
				return false, fmt.Errorf("%q is no number of a turn", w[i+1])
			}
			ok = ok && v.Turn == n && len(s.pos.ToAct()) > 0
			i++
		case slices.Contains(phaseWords, w[i]):
			ok = ok && s.phase() == w[i]
		case slices.Contains(stepWords, w[i]):
			ok = ok && s.step() == w[i]
		case s.side(w[i]) != engine.NoSide:
			ok = ok && v.Prompt.Side == s.side(w[i])
		default:
			return false, fmt.Errorf("%q is no side, turn N, phase (%s) or step (%s)", w[i], strings.Join(phaseWords, ", "), strings.Join(stepWords, ", "))
		}
	}
	return ok, nil
}

func (s *session) phase() string {
	for _, x := range s.seen().Track {
		if x.State == engine.PhaseNow {
			return leaf(x.Name.Key)
		}
	}
	return ""
}

func (s *session) step() string {
	for _, x := range s.seen().Track {
		if x.State == engine.PhaseNow {
			return leaf(x.Step.Key)
		}
	}
	return ""
}

// side finds a side by name.
func (s *session) side(name string) engine.Side {
	for _, v := range s.seen().Sides {
		if len(v.Name.Args) == 1 && v.Name.Args[0].S == name {
			return v.Side
		}
	}
	return engine.NoSide
}

// leaf is the last part of a message key.
func leaf(key string) string { return key[strings.LastIndexByte(key, '.')+1:] }
