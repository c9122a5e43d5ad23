// Package planned lays the desk of a side out that a keeper carries the game out for (docs/keeper.md), so that a screen can play at it as at any
// other. The desk itself holds what its side was told and, as entries that change nothing, the commands that wait to be sent. Laid out it is a game
// in memory that stands on the last thing told, with those commands carried out upon what the side knows: as far as that tells, for dice are with
// the keeper. Whatever is commanded or taken back there is written down at the desk at once.
package planned

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/mail"
)

// ErrKept refuses what no desk of a kept game writes down.
var ErrKept = &kept{}

type kept struct{}

func (*kept) Error() string {
	return "planned: a keeper carries this game out, and nothing is written down here but commands and standing orders that wait to be sent to him"
}

// Said is the refusal in the player's language.
func (*kept) Said() engine.Text { return engine.Say("mail.fault.kept") }

// Desk is the desk of a side, laid out.
type Desk struct {
	kept   *play.Game
	game   *play.Game
	state  plan
	laying bool
}

// plan is what has been commanded behind the last thing that was told.
type plan struct {
	at    int
	way   map[int][]string // by node: the commands that lead there
	waits string           // the command there whose dice are with the keeper, "" for none
	// orders are standing orders that have been left just now, nil for none.
	orders *string
}

// here lists the commands that lead to where play stands.
func (p plan) here() []string {
	out := slices.Clone(p.way[p.at])
	if p.waits != "" {
		out = append(out, p.waits)
	}
	return out
}

// Lay lays the desk out. It is not written to before something is done in Game.
func Lay(desk *play.Game) (*Desk, error) {
	h := desk.Header()
	if !h.Kept() {
		return nil, mail.ErrNotKept
	}
	links := *h.Links
	links.Ending = true // upon what a side knows nothing is over: the keeper says so
	h.Links, h.Copy, h.Locks = &links, nil, nil
	j := &play.Journal{Header: h}
	for n := 1; n <= desk.Len(); n++ {
		l, _ := desk.Line(n)
		switch l.Kind {
		case play.LineOwed:
			l = play.Line{N: l.N, Parent: l.Parent, Kind: play.LineVeiled}
		case play.LineSeen:
			l.Sight = opened(l.Sight)
		}
		j.Lines = append(j.Lines, l)
	}
	d := &Desk{kept: desk, laying: true, state: plan{at: desk.Head(), way: map[int][]string{}}}
	var err error
	if d.game, err = play.Resume(desk.Rules(), desk.Kit(), j, d); err != nil {
		return nil, err
	}
	cmds := mail.Planned(desk)
	sent := mail.OnItsWay(desk)
	for _, text := range append(cmds, sent...) {
		if !d.give(text) {
			break
		}
	}
	if len(sent) > 0 { // nothing of it is taken back
		if err := d.game.MarkLetter(links.Side, mail.Written(desk), desk.Len(), ""); err != nil {
			return nil, err
		}
	}
	d.laying = false
	return d, nil
}

// opened is what a side saw, told to whoever looks: nobody does here but that side.
func opened(s *play.Sight) *play.Sight {
	if s == nil {
		return nil
	}
	out := *s
	out.Told = slices.Clone(s.Told)
	for i := range out.Told {
		out.Told[i].Own = false
	}
	return &out
}

// give carries a command out as far as can be told; false where nothing can be told behind it.
func (d *Desk) give(text string) bool {
	side := d.game.ByMail().Side
	c, err := d.game.Rules().ParseCommand(d.game.Seen(side), text)
	if err != nil || c.Side != side {
		return false
	}
	_, err = d.game.Do(c)
	return err == nil
}

// Game is what is played at.
func (d *Desk) Game() *play.Game { return d.game }

// Kept is the desk itself: what the keeper told, and what waits to be sent.
func (d *Desk) Kept() *play.Game { return d.kept }

// Append takes what the game writes: commands and steps back go to the desk. It implements play.Sink.
func (d *Desk) Append(lines []byte) error {
	next := d.state
	next.way = maps.Clone(next.way)
	for text := range bytes.Lines(lines) {
		var l play.Line
		if err := json.Unmarshal(text, &l); err != nil {
			return fmt.Errorf("planned: a line that cannot be read: %w", err)
		}
		if err := next.take(l, d.kept.ByMail().Side); err != nil {
			return err
		}
	}
	if !d.laying {
		if err := d.write(next); err != nil {
			return err
		}
		next.orders = nil
	}
	d.state = next
	return nil
}

// Sync has nothing to do: the desk brings to the disk what it writes.
func (*Desk) Sync() error { return nil }

// take follows one line of the game.
func (p *plan) take(l play.Line, side engine.Side) error {
	switch {
	case l.Kind == play.LineCommand && l.Side == side:
		p.way[l.N] = append(slices.Clone(p.way[l.Parent]), l.Cmd)
		p.at = l.N
	case l.Kind == play.LineOwed && l.Side == side:
		p.waits = l.Cmd
	case l.Kind == play.LineHead:
		p.at = l.To
	case l.Kind == play.LineSetting && l.Key == mail.StandingKey(side):
		p.orders = &l.Value
	case l.Kind == play.LineSetting && l.Key == play.SettingPassed, l.Kind == play.LineKeyframe, l.Kind == play.LineLetter, l.Kind == "":
	default:
		return ErrKept
	}
	return nil
}

// write makes what waits at the desk what is planned: what was taken back is taken back there, with what stood before it given anew.
func (d *Desk) write(next plan) error {
	if mail.Awaits(d.kept) { // what stands there is on its way, and nothing is added before the answer
		return mail.ErrKeeper
	}
	if next.orders != nil {
		o, err := engine.ParseStandingOrders(*next.orders)
		if err == nil {
			err = d.kept.SetOrders(d.kept.ByMail().Side, o)
		}
		if err != nil {
			return err
		}
	}
	cmds, had := next.here(), mail.Planned(d.kept)
	if n := len(had); n > len(cmds) || !slices.Equal(had, cmds[:n]) {
		if err := mail.Unplan(d.kept); err != nil {
			return err
		}
		had = nil
	}
	for _, text := range cmds[len(had):] {
		if err := mail.Plan(d.kept, text); err != nil {
			return err
		}
	}
	return nil
}
