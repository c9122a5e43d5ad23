package toys

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"awaw/engine"
)

// This file writes and reads the orders and positions of the game of sealed hands.

// Restore reads what Encode wrote.
func (Sealed) Restore(_ engine.Kit, data []byte) (engine.Position, error) {
	var p sealedPosition
	if err := json.Unmarshal(data, &p); err != nil {
		return nil, err
	}
	if p.Sides < 2 || p.Sides > mostHands {
		return nil, fmt.Errorf("no position of this toy: %d sides", p.Sides)
	}
	for _, h := range p.Hands {
		if h.Pick < 0 || h.Pick > 9 {
			return nil, fmt.Errorf("no position of this toy: a pick of %d", h.Pick)
		}
	}
	return p, nil
}

// FormatCommand writes "1 pick 5" or "1 confirm".
func (Sealed) FormatCommand(_ engine.Position, c engine.Command) string {
	if c.Verb == VerbPick {
		return fmt.Sprintf("%d pick %d", c.Side, c.N)
	}
	return fmt.Sprintf("%d confirm", c.Side)
}

// ParseCommand reads it back.
func (Sealed) ParseCommand(_ engine.Position, line string) (engine.Command, error) {
	words := strings.Fields(line)
	bad := fmt.Errorf("%q: expected SIDE pick NUMBER, or SIDE confirm", line)
	if len(words) < 2 {
		return engine.Command{}, bad
	}
	side, err := strconv.ParseInt(words[0], 10, 8)
	if err != nil {
		return engine.Command{}, bad
	}
	c := engine.Command{Side: engine.Side(side)}
	switch {
	case words[1] == "confirm" && len(words) == 2:
		c.Verb = VerbConfirm
	case words[1] == "pick" && len(words) == 3:
		n, err := strconv.ParseInt(words[2], 10, 16)
		if err != nil {
			return c, bad
		}
		c.Verb, c.N = VerbPick, int16(n)
	default:
		return c, bad
	}
	return c, nil
}

// Encode writes the position as JSON.
func (p sealedPosition) Encode() ([]byte, error) { return json.Marshal(p) }
