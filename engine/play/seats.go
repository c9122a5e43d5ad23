package play

import (
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
)

// This file holds who plays which side: a setting of the game, so that a person may hand a side to a bot and take it back.

// SettingSeats is the setting that tells who holds each side's seat: names in the order of sides, divided by commas.
const SettingSeats = "seats"

// SeatPerson is the name of a seat that no bot holds.
const SeatPerson = "person"

// SeatMail is the name of a seat whose owner sits at another desk: what he does comes by letters.
const SeatMail = "mail"

// Seats tells who holds the seats of the first sides, in their order; sides it does not reach are held by persons.
func (g *Game) Seats() []string {
	value, ok := g.Setting(SettingSeats)
	if !ok {
		return nil
	}
	out := strings.Split(value, ",")
	for i, who := range out {
		if out[i] = strings.TrimSpace(who); out[i] == "" {
			out[i] = SeatPerson
		}
	}
	return out
}

// Seat tells who holds a side's seat: SeatPerson, the name of a bot, or SeatMail. Until a game by mail is over all others sit elsewhere, whatever
// was written down.
func (g *Game) Seat(side engine.Side) string {
	if desk := g.Desk(); desk != engine.NoSide && side != desk {
		return SeatMail
	}
	if s := g.Seats(); side >= 1 && int(side) <= len(s) {
		return s[side-1]
	}
	return SeatPerson
}

// GiveSeat hands a side to somebody: to a bot by its name, or back to a person. Whoever takes the seat begins from the position:
// orders the other had written and not sealed are dropped. Sealed ones stay until they are unsealed.
func (g *Game) GiveSeat(side engine.Side, who string) error {
	if who == "" || strings.ContainsAny(who, ", \t\n") {
		return fmt.Errorf("engine: %q is no name for a seat: expected one word", who)
	}
	if side < 1 {
		return fmt.Errorf("engine: there is no side %d", side)
	}
	if g.Seat(side) == who {
		return nil
	}
	if desk := g.Desk(); desk != engine.NoSide && side != desk {
		return ErrOtherDesk
	}
	seats := slices.Clone(g.Seats())
	for len(seats) < int(side) {
		seats = append(seats, SeatPerson)
	}
	seats[side-1] = who
	if err := g.Set(SettingSeats, strings.Join(seats, ",")); err != nil {
		return err
	}
	return g.drop(side)
}
