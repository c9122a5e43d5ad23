package play

import (
	"errors"
	"fmt"

	"awaw/engine"
)

// This file takes positions that come from outside: of a keyframe, of a copy for one side.

// errNoPosition says that a position from outside is none a game could have.
var errNoPosition = errors.New("engine: a position that no game has")

// outside reads a position written elsewhere and asks it all that a screen asks first. What a rule set lets pass, and yet no game has, can
// fail there: it is refused, as a damaged one is.
func (g *Game) outside(text []byte) (p engine.Position, err error) {
	defer func() {
		if failed := recover(); failed != nil {
			p, err = nil, fmt.Errorf("%w: %v", errNoPosition, failed)
		}
	}()
	if p, err = engine.Reread(g.rules, g.kit, g.pos, text); err != nil {
		return nil, err
	}
	p.Seen(engine.NoSide).View()
	for _, side := range p.ToAct() {
		seen := p.Seen(side)
		seen.View()
		seen.Legal(side, nil)
	}
	p.Outcome()
	return p, nil
}
