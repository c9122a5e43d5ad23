// awawctl mail give: commands at this desk, and what is said of letters and games.

package main

import (
	"errors"
	"fmt"
	"io/fs"

	"awaw/engine/play"
	"awaw/internal/mail"
	"awaw/internal/post"
	"awaw/internal/save"
)

type mailGive struct {
	Save     string   `arg:""`
	Commands []string `arg:"" optional:""`
	mailFolder
}

// Help are examples; the words round them stand under ctl.help.
func (mailGive) Help() string {
	return `  awawctl mail give "The Air War over the Channel" "done" "done"`
}

// Run gives commands at this desk, or lists what is legal.
func (c *mailGive) Run(a *app) (err error) {
	o, store, err := c.office(a, false)
	if err != nil {
		return err
	}
	path := savePath(store, c.Save)
	j, f, err := save.LoadAt(path)
	if errors.Is(err, fs.ErrNotExist) && o.Waits(path) {
		return mail.ErrUnbegun
	}
	if err != nil {
		return err
	}
	defer func() {
		if no := f.Close(); err == nil {
			err = no
		}
	}()
	g, err := a.resume(j, f)
	if err != nil {
		return err
	}
	if g.ByMail() == nil {
		return mail.ErrNotByMail
	}
	if err := mail.GiveAll(g, c.Commands); err != nil {
		return err
	}
	me := g.ByMail().Side
	seen := g.Seen(me)
	for _, legal := range g.Legal(me, nil) {
		fmt.Fprintln(a.out, g.Rules().FormatCommand(seen, legal))
	}
	a.tellState(g, mail.StateOf(g))
	return nil
}

// tellMail says what became of a letter.
func (a *app) tellMail(t post.Told, key string) {
	a.say(key, t.Title, int(t.From))
	if t.Words != "" && t.Kind == mail.KindLetter && t.Letter == "" {
		fmt.Fprintln(a.out, "  "+t.Words)
	}
	if t.Begun {
		a.say("ctl.mail.begun", t.Save)
		a.say("mail.number", t.Number)
		a.say("mail.number.how")
	}
	if t.Letter != "" {
		a.say("ctl.mail.send", t.Letter)
	}
}

// tellState says where a game by mail stands at this desk.
func (a *app) tellState(g *play.Game, s mail.State) {
	for _, text := range post.Says(g, s) {
		fmt.Fprintln(a.out, "  "+a.words.Word(text, namer(g.Position())))
	}
}
