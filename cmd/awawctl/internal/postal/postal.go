// Package postal says what became of letters, and where games by mail stand.
package postal

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/mail"
	"awaw/internal/plain"
	"awaw/internal/post"
	"awaw/internal/save"
	"awaw/internal/wording"
)

// Teller says it.
type Teller struct {
	Out   io.Writer
	Words engine.Catalog
}

func (t Teller) say(key string, args ...any) {
	fmt.Fprintln(t.Out, wording.Word(t.Words, key, args...))
}

// line says something of a position, set in.
func (t Teller) line(p engine.Position, text engine.Text) {
	names, _ := p.(engine.Namer)
	fmt.Fprintln(t.Out, "  "+plain.Visible(t.Words.Word(text, names)))
}

// Letter reads a file with a letter; "-" is in.
func Letter(name string, in io.Reader) ([]byte, error) {
	if name == "-" {
		return io.ReadAll(io.LimitReader(in, mail.LongestText+1))
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, mail.LongestText+1))
}

// Path is the path of a save that is named by its file, or as the list names it.
func Path(store *save.Store, name string) string {
	if strings.HasSuffix(name, save.Ext) {
		return name
	}
	return store.Path(name)
}

// Missing is err, and where it is that the save named has no file, where the names of games by mail are found.
func (t Teller) Missing(store *save.Store, name string, err error) error {
	at := (*fs.PathError)(nil)
	if path := Path(store, name); errors.As(err, &at) && at.Path == path && errors.Is(at, fs.ErrNotExist) {
		return errors.New(wording.Word(t.Words, "ctl.mail.nosuch", path))
	}
	return err
}

// Told says what became of a letter; key is what to say first.
func (t Teller) Told(x post.Told, key string) {
	if x.From == engine.NoSide {
		switch key {
		case "ctl.mail.invited":
			key = "ctl.mail.keeps"
		case "ctl.mail.read.letter":
			key = "ctl.mail.read.sights"
		case "ctl.mail.read.invitation":
			key = "ctl.mail.read.kept"
		case "ctl.mail.packed":
			key = "ctl.mail.told"
		}
	}
	t.say(key, x.Title, t.Words.Name(x.Writer))
	if x.Words != "" && x.Kind == mail.KindLetter && x.Letter == "" {
		fmt.Fprintln(t.Out, "  "+x.Words)
	}
	if x.Begun {
		t.say("ctl.mail.begun", x.Save)
		t.say("mail.number", x.Number)
		t.say("mail.number.how")
	}
	if x.Letter != "" {
		t.say("ctl.mail.send", x.Letter)
	}
	for _, s := range x.Sent {
		t.say("ctl.mail.send.to", t.Words.Name(s.Name), s.Letter)
	}
	t.kept(x)
	if x.Hides {
		t.say("mail.hides")
	}
	if x.Open {
		t.say("mail.open")
	}
	if x.Early {
		t.say("mail.early")
	}
	if x.Other {
		t.say("mail.other")
	}
}

// kept says what the keeper of a game has told.
func (t Teller) kept(x post.Told) {
	for _, e := range x.Events {
		t.line(x.Position, e.Text)
	}
	for _, cmd := range x.Stood {
		t.say("mail.kept.stood", cmd)
	}
	switch {
	case x.Refuse != "" && x.Answer.Why != nil:
		t.say("mail.kept.refused", plain.Visible(x.Refuse))
		t.line(x.Position, *x.Answer.Why)
	case x.Refuse != "":
		t.say("mail.kept.later", plain.Visible(x.Refuse))
	}
	if x.Whole != "" {
		t.say("mail.whole", x.Whole)
		t.Held(x.Held)
	}
}

// Held says what the journal of a keeper comes to, and tells whether all of it is true.
func (t Teller) Held(h mail.Held) bool {
	for _, u := range h.Untrue {
		said := plain.Visible(t.Words.Word(u.Why, nil))
		if u.Entry > 0 {
			said = wording.Word(t.Words, "game.fault.entry", u.Entry) + " " + said
		}
		fmt.Fprintln(t.Out, "  "+said)
	}
	if len(h.Untrue) > 0 {
		t.say("mail.untrue")
		return false
	}
	t.say("mail.true", h.Moments, h.Rolls)
	return true
}

// State says where a game by mail stands at this desk.
func (t Teller) State(g *play.Game) {
	for _, text := range post.Says(g, mail.StateOf(g)) {
		t.line(g.Position(), text)
	}
}

// Idle is err; where it is that nothing is to be decided at this desk, it says as well what the game waits for.
func (t Teller) Idle(g *play.Game, err error) error {
	if !errors.Is(err, mail.ErrNotActing) {
		return err
	}
	says := []string{wording.Worded(err, t.Words)}
	names, _ := g.Position().(engine.Namer)
	for _, text := range post.Says(g, mail.StateOf(g)) {
		says = append(says, t.Words.Word(text, names))
	}
	return errors.New(strings.Join(says, " "))
}

// Orders tells the standing orders of a desk, as they are left: a number where an order takes one.
func (t Teller) Orders(g *play.Game) {
	orders := mail.Ordered(g)
	if orders == "" {
		t.say("mail.orders.none")
		return
	}
	t.say("mail.orders", orders)
}

// Legal lists what the side of a desk may command.
func (t Teller) Legal(g *play.Game) {
	me, h := g.ByMail().Side, g.Header()
	if len(g.Orders(me)) > 0 {
		t.Orders(g)
	}
	if !h.Kept() {
		seen := g.Seen(me)
		for _, c := range g.Legal(me, nil) {
			fmt.Fprintln(t.Out, g.Rules().FormatCommand(seen, c))
		}
		return
	}
	for _, text := range mail.Planned(g) {
		t.say("mail.kept.planned", plain.Visible(text))
	}
	if !mail.StateOf(g).Decide {
		return
	}
	p, _ := mail.Before(g)
	for _, c := range p.Legal(me, nil) {
		fmt.Fprintln(t.Out, g.Rules().FormatCommand(p, c))
	}
}

// List lists the games by mail and where they stand; resume makes the game of a save.
func (t Teller) List(o *post.Office, store *save.Store, resume func(*play.Journal) (*play.Game, error)) error {
	list, err := store.List()
	if err != nil {
		return err
	}
	n := len(o.Damaged())
	for _, d := range o.Waiting() {
		inv, _ := d.Invited()
		taken := len(d.Accepted)
		if !inv.Kept() {
			taken++
		}
		t.say("ctl.mail.waits", inv.Title, taken, inv.Sides)
		n++
	}
	for _, path := range o.Damaged() {
		fmt.Fprintln(t.Out, filepath.Base(path)+"\n  "+wording.Worded(mail.ErrDesk, t.Words))
	}
	for _, i := range list {
		if i.Err == nil && !post.IsDesk(&i.Header) {
			continue
		}
		n++
		fmt.Fprintln(t.Out, plain.Visible(i.Name))
		if i.Err != nil { // whose game it is, nobody can tell
			fmt.Fprintln(t.Out, "  "+wording.Worded(i.Err, t.Words))
			continue
		}
		j, err := save.Read(i.Path)
		if err == nil {
			var g *play.Game
			if g, err = resume(j); err == nil {
				t.State(g)
				fmt.Fprintln(t.Out, "  "+wording.Word(t.Words, "mail.number", mail.Number(i.Header.Links)))
				if err = o.Alone(i.Header.Links); err == nil {
					continue
				}
			}
		}
		fmt.Fprintln(t.Out, "  "+wording.Worded(err, t.Words)) // it is locked, or damaged
	}
	if n == 0 {
		t.say("ctl.mail.none")
	}
	return nil
}
