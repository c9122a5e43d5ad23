// 17.3122 to 17.3124: naval air squadrons go aboard fast carriers, from one to another, and ashore.

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// boardRefusal tells why naval air squadrons may not go aboard a carrier.
func (p *Position) boardRefusal(c engine.Command) (engine.Cite, string) {
	if !p.counterOK(c.A) || c.C != 0 {
		return "17.3122", "awaw.no.such"
	}
	k, i := p.counters[c.A.Index()], p.shipAt(c.B)
	if i == none {
		return "17.312", "awaw.no.such"
	}
	if cite, why := p.deckMover(k); why != "" {
		return cite, why
	}
	if cite, why := p.deckFor(k, i); why != "" {
		return cite, why
	}
	s := p.ships[i]
	switch {
	case p.puttingOut() && s.force != p.sea().hunter+1:
		return "18.526B", "awaw.no.board.elsewhere"
	case !k.onDeck() && s.space != k.base || k.onDeck() && !p.sameForce(k.aboard(), i):
		return "17.3122", "awaw.no.board.elsewhere"
	case !k.onDeck() && p.w.board.Space(int(s.space)).Sea:
		return "17.3122", "awaw.no.board.sea"
	case !k.onDeck() && k.has(inverted) && !k.has(offDeck):
		return "17.3122C", "awaw.no.board.inverted"
	case k.onDeck() && p.ships[k.aboard()].has(shipDamaged) && p.w.board.Space(int(s.space)).Sea:
		return "17.3124", "awaw.no.board.stuck"
	case c.N < 1 || int(c.N) > int(k.size):
		return "17.3122", "awaw.no.such"
	case int(c.N) > p.deckRoom(i):
		return "17.312", "awaw.no.board.room"
	}
	return "", ""
}

// deckFor tells why a ship is no deck for a counter, wherever the two are: its kind, its owner, its state (17.312, 17.3124).
func (p *Position) deckFor(k counter, i int) (engine.Cite, string) {
	s := p.ships[i]
	switch {
	case k.kind != units.NAS:
		return "17.312", "awaw.no.board.type"
	case s.kind != shipCarrier:
		return "17.312", "awaw.no.board.ship"
	case p.w.sideOf(s.nation) != p.decksOf():
		return "17.312", "awaw.no.own"
	case s.nation != k.nation:
		return "17.312", "awaw.no.board.nation"
	case k.aboard() == i:
		return "17.3122", "awaw.no.board.same"
	case s.has(shipDamaged):
		return "17.3124", "awaw.no.board.damaged"
	}
	return "", ""
}

// mayBoardAt tells quickly whether a counter and a ship come together at all; the paragraphs are boardRefusal's.
func (p *Position) mayBoardAt(k counter, s ship) bool {
	return s.kind == shipCarrier && s.alive() && s.space == k.base && s.nation == k.nation
}

// deckFlyer tells why naval air on a carrier may not fly against land now: its carrier is damaged, does not sail on patrol, or has
// struck from this hex already (18.521, 19.12).
func (p *Position) deckFlyer(c counter) (engine.Cite, string) {
	if why := p.seaworthy(c); why != "" {
		return "18.521", why
	}
	f := int(p.ships[c.aboard()].force) - 1
	switch {
	case f == none:
	case p.sailing() && !p.forces[f].has(forceSailed):
		return "18.511C", "awaw.no.deck.patrol"
	case p.sailing() && p.forces[f].has(forceStruck):
		return "19.12", "awaw.no.deck.hex"
	case p.sailing() && p.forces[f].has(forceHome):
		return "22.4", "awaw.no.sail.home"
	}
	return "", ""
}

// puttingOut tells whether a task force is on its way to intercept another (22.45): what goes aboard goes aboard before the dice.
func (p *Position) puttingOut() bool { return p.sea() != nil && p.now(VerbBoard) }

// decksOf is the side whose naval air may change between carriers and the shore: whose player turn it is, or who puts to sea from
// port to intercept.
func (p *Position) decksOf() engine.Side {
	if p.puttingOut() {
		return p.asked()
	}
	return p.phasing()
}

// deckMover tells why a counter may not change between carriers and the shore now: only its owner moves it, just before or
// after staging, base changes and redeployments (17.3122A, 17.3122B); what rose from carriers in a port that was attacked goes back
// to them as well when they put to sea in the enemy's player turn (17.3126C, 18.526B).
func (p *Position) deckMover(k counter) (engine.Cite, string) {
	switch {
	case p.w.sideOf(k.nation) != p.decksOf():
		return "17.3122", "awaw.no.own"
	case p.puttingOut():
		if !k.has(offDeck) || k.has(overSea) || !p.inPort(int(p.sea().hunter)) {
			return "18.526B", "awaw.no.board.now"
		}
		return "", ""
	case p.nested():
		return "17.3122", "awaw.no.board.now"
	case p.now(VerbBoard):
	case p.phase == phaseRedeployment:
		return "17.3122B", "awaw.no.board.now"
	default:
		return "17.3122A", "awaw.no.board.now"
	}
	if k.has(flying) || k.has(homeless) || p.freight(k) {
		return "17.3122", "awaw.no.fly.twice"
	}
	return "", ""
}

// sameForce tells whether squadrons may pass from one carrier to another: both in one task force, or both in one port.
func (p *Position) sameForce(a, b int) bool {
	x, y := p.ships[a], p.ships[b]
	return x.space == y.space && (x.force > 0 && x.force == y.force || !p.w.board.Space(int(x.space)).Sea)
}

// ashoreRefusal tells why squadrons may not leave a carrier for the port it lies in.
func (p *Position) ashoreRefusal(c engine.Command) (engine.Cite, string) {
	if !p.counterOK(c.A) || c.B != 0 || c.C != 0 || !p.counters[c.A.Index()].onDeck() {
		return "17.3122", "awaw.no.such"
	}
	k := p.counters[c.A.Index()]
	if cite, why := p.deckMover(k); why != "" {
		return cite, why
	}
	space := int(k.base)
	l := p.counted()
	defer l.close(p.desk)
	switch {
	case p.w.board.Space(space).Sea:
		return "17.3122", "awaw.no.ashore.sea"
	case c.N < 1 || int(c.N) > int(k.size):
		return "17.3122", "awaw.no.such"
	case p.room(l, space, k.nation, k.kind) < int(c.N):
		return "17.3122", "awaw.no.stage.room"
	}
	return "", ""
}

// boarding is the command that takes one squadron aboard a carrier.
func boarding(side engine.Side, counter, carrier int) engine.Command {
	return engine.Command{Side: side, Verb: VerbBoard, A: ct(counter), B: sh(carrier), N: 1}
}

// legalBoards lists who may go aboard a carrier or across to another, in every number.
func (p *Position) legalBoards(buf []engine.Command) []engine.Command {
	if !p.carriersIn() {
		return buf
	}
	var rooms []int // of every ship, once anybody may come near one
	for i, k := range p.air() {
		if k.kind != units.NAS {
			continue
		}
		if _, why := p.deckMover(k); why != "" {
			continue
		}
		for j := range p.ships {
			if !p.mayBoardAt(k, p.ships[j]) {
				continue
			}
			if rooms == nil {
				rooms = p.deckRooms()
			}
			if rooms[j] == 0 {
				continue
			}
			c := boarding(p.decksOf(), i, j)
			if _, why := p.boardRefusal(c); why != "" {
				continue
			}
			for n := 1; n <= min(int(k.size), rooms[j]); n++ {
				c.N = int16(n)
				buf = append(buf, c)
			}
		}
	}
	return buf
}

// ashores lists who may leave a carrier in port, in every number.
func (l *listing) ashores(buf []engine.Command) []engine.Command {
	if !l.carriersIn() {
		return buf
	}
	for i, k := range l.air() {
		if k.kind != units.NAS || !k.onDeck() || l.w.board.Space(int(k.base)).Sea {
			continue
		}
		if _, why := l.deckMover(k); why != "" {
			continue
		}
		for n := 1; n <= min(int(k.size), l.room(l.full(), int(k.base), k.nation, k.kind)); n++ {
			buf = append(buf, engine.Command{Side: l.side, Verb: VerbAshore, A: ct(i), N: int16(n)})
		}
	}
	return buf
}

// carriersIn tells whether the side whose naval air may change ship has a fast carrier.
func (p *Position) carriersIn() bool {
	for _, s := range p.navyOf(p.decksOf()) {
		if s.kind == shipCarrier {
			return true
		}
	}
	return false
}
