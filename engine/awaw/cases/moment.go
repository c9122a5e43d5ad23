// The present moment in words: whose turn, which phase and step.

package cases

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/engine"
	"awaw/internal/rulecase"
)

var (
	phaseWords = []string{"movement", "combat", "construction", "redeployment", "end"}
	stepWords  = []string{"stage", "announce", "resolve", "return", "build", "redeploy", "excess", "displace", "alight",
		"feed", "march", "support", "defend", "meet", "drop", "assault", "breakout", "raid", "oppose", "bomb", "sail", "hunt"}
)

// moment tells whether every word holds now: a side (asked), "turn N", a phase, a step, "over".
func (s *session) moment(w []string) (bool, error) {
	v := s.Seen()
	if len(w) == 0 {
		return false, fmt.Errorf("a moment is wanted: a side, turn N, a phase, a step or over")
	}
	ok := true
	for i := 0; i < len(w); i++ {
		switch {
		case w[i] == "over":
			ok = ok && len(s.Pos.ToAct()) == 0
		case w[i] == "turn" && i+1 < len(w):
			n, err := strconv.Atoi(w[i+1])
			if err != nil {
				return false, fmt.Errorf("%q is no number of a turn", w[i+1])
			}
			ok = ok && v.Turn == n && len(s.Pos.ToAct()) > 0
			i++
		case slices.Contains(phaseWords, w[i]):
			ok = ok && s.phase() == w[i]
		case slices.Contains(stepWords, w[i]):
			ok = ok && s.step() == w[i]
		case s.Side(w[i]) != engine.NoSide:
			ok = ok && v.Prompt.Side == s.Side(w[i])
		default:
			return false, fmt.Errorf("%q is no side, turn N, phase (%s) or step (%s)", w[i], strings.Join(phaseWords, ", "), strings.Join(stepWords, ", "))
		}
	}
	return ok, nil
}

func (s *session) phase() string {
	for _, x := range s.Seen().Track {
		if x.State == engine.PhaseNow {
			return rulecase.Said(x.Name)
		}
	}
	return ""
}

func (s *session) step() string {
	for _, x := range s.Seen().Track {
		if x.State == engine.PhaseNow {
			return rulecase.Said(x.Step)
		}
	}
	return ""
}
