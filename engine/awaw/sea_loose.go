// Ships that stand at sea with no task force: they support what is fought on land beside them, and nobody can hunt them (18.553, 18.58).

package awaw

import "awaw/engine"

// Adrift lists the ships at sea that sail with no task force. A scenario may mean it, for ships that only support landings; where
// they are meant to be found, they need one.
func (p *Position) Adrift() (out []engine.Ref) {
	for i, s := range p.ships {
		if s.alive() && s.force == 0 && s.space >= 0 && p.w.board.Space(int(s.space)).Sea {
			out = append(out, sh(i))
		}
	}
	return out
}
