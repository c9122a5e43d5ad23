// Copies of a saved game to give away: for its owner, for one side, for everybody.

package systems

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/scenarios"
)

// Whom a copy is for, beside the name or number of a side.
const (
	ForMe       = "me"
	ForEveryone = "everyone"
)

// Copy makes a copy of a saved game: for its owner, byte for byte; for everyone, when it is over; or for a side, by name or number, as
// that side knows it. name is what the save is called in messages; unlock reads what is under passphrases.
func Copy(name string, text []byte, who string, inForce engine.Tables, unlock func(*play.Journal) error) ([]byte, error) {
	if who == ForMe {
		return text, nil
	}
	j, err := play.ReadJournal(name, bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	side := engine.NoSide
	if who != ForEveryone {
		if side, err = sideCalled(j.Header, who); err != nil {
			return nil, err
		}
	}
	if j.Header.Kept() && side != j.Header.Copy.For {
		return nil, ErrKeptCopy
	}
	if err := unlock(j); err != nil {
		return nil, err
	}
	g, err := Resume(j, inForce, nil)
	if err != nil {
		return nil, err
	}
	switch {
	case j.Header.Kept():
		own, err := g.TextUpTo(g.Len())
		return []byte(own), err
	case side == engine.NoSide:
		return g.CopyForAll(j)
	}
	return g.CopyFor(side, j)
}

// ErrKeptCopy refuses a copy for others of what the desk of one side knows.
var ErrKeptCopy = &keptCopy{}

type keptCopy struct{}

func (*keptCopy) Error() string {
	return "systems: a keeper carries this game out: from a player's save copies are made for his own side"
}

// Said is the refusal in the player's language.
func (*keptCopy) Said() engine.Text { return engine.Say("game.copy.kept") }

// sideCalled finds a side of a game by its name or number.
func sideCalled(h play.Header, who string) (engine.Side, error) {
	info, err := scenarios.Read(h.Scenario.Name, []byte(h.Scenario.Text))
	if err != nil {
		return engine.NoSide, err
	}
	names := []string{ForMe, ForEveryone}
	for i, s := range info.Sides {
		if strings.EqualFold(s.Name, who) || who == strconv.Itoa(i+1) {
			return engine.Side(i + 1), nil
		}
		names = append(names, s.Name)
	}
	return engine.NoSide, fmt.Errorf("a copy for %q: expected one of %s, or the number of a side", who, strings.Join(names, ", "))
}
