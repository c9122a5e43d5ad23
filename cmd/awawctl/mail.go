// awawctl mail: games at several desks, by letters.

package main

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"awaw/cmd/awawctl/internal/postal"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/mail"
	"awaw/internal/post"
	"awaw/internal/save"
	"awaw/scenarios"
)

type mailCommand struct {
	Invite mailInvite `cmd:""`
	Read   mailRead   `cmd:""`
	Pack   mailPack   `cmd:""`
	Again  mailAgain  `cmd:""`
	List   mailList   `cmd:""`
	Give   mailGive   `cmd:""`
}

// mailFolder is where saves and letters are.
type mailFolder struct {
	Dir string `placeholder:"DIR" type:"path"`
}

func (f mailFolder) office(a *app, lock bool) (*post.Office, *save.Store, error) {
	store, err := save.Open(f.Dir)
	if err != nil {
		return nil, nil, err
	}
	o := post.Open(store, a.tables)
	a.keys.any = true
	o.Unlock, o.Key = a.unlock, a.deskKey
	if lock {
		o.Lock = a.lockOwn
	}
	return o, store, nil
}

// mailKept is where they are already.
type mailKept struct {
	Dir string `placeholder:"DIR" type:"existingdir"`
}

func (f mailKept) office(a *app) (*post.Office, *save.Store, error) {
	return mailFolder(f).office(a, false)
}

type mailInvite struct {
	Scenario string `arg:""`
	Side     string `default:"1" placeholder:"SIDE"`
	Keeper   bool
	Lock     bool
	mailFolder
}

// Help are examples; the words round them stand under ctl.help.
func (mailInvite) Help() string {
	return `  awawctl mail invite channel-1940 --side Axis
  awawctl mail invite midway-1942 --keeper`
}

// Run writes an invitation.
func (c *mailInvite) Run(a *app) error {
	doc, err := readScenario(c.Scenario)
	if err != nil {
		return err
	}
	side, err := a.sideIn(doc, "side", c.Side)
	if err != nil {
		return err
	}
	if c.Keeper {
		side = engine.NoSide
	}
	o, _, err := c.office(a, c.Lock)
	if err != nil {
		return err
	}
	t, err := o.Invite(doc, nil, side, time.Now().UTC().Format("2006-01-02"))
	if err != nil {
		return err
	}
	t.Hides = !c.Keeper && o.Hides(doc, nil)
	a.postal().Told(t, "ctl.mail.invited")
	return nil
}

// sideIn finds a side of a scenario by name or number, as a flag names it.
func (a *app) sideIn(doc engine.Doc, flag, who string) (engine.Side, error) {
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		return engine.NoSide, err
	}
	var names []string
	for i, s := range info.Sides {
		if who == strconv.Itoa(i+1) || strings.EqualFold(who, s.Name) || strings.EqualFold(who, a.words.Name(s.Name)) {
			return engine.Side(i + 1), nil
		}
		names = append(names, a.words.Name(s.Name))
	}
	return engine.NoSide, fmt.Errorf("--%s %s: expected one of %s", flag, who, strings.Join(names, ", "))
}

type mailRead struct {
	File string `arg:""`
	Side string `placeholder:"SIDE"`
	Lock bool
	mailFolder
}

// Help are examples; the words round them stand under ctl.help.
func (mailRead) Help() string { return `  awawctl mail read letter.awawmail` }

// Run takes whatever came by mail.
func (c *mailRead) Run(a *app) error {
	text, err := postal.Letter(c.File, a.in)
	if err != nil {
		return err
	}
	o, _, err := c.office(a, c.Lock)
	if err != nil {
		return err
	}
	side := engine.NoSide
	if c.Side != "" {
		p, err := mail.Read(text)
		if err != nil {
			return err
		}
		if p.Invitation == nil {
			return fmt.Errorf("--side %s: only who reads an invitation takes a side", c.Side)
		}
		if side, err = a.sideIn(engine.Doc{Name: p.Invitation.Name, Data: []byte(p.Invitation.Scenario)}, "side", c.Side); err != nil {
			return err
		}
	}
	t, err := o.Read(text, side, nil)
	if err != nil {
		return err
	}
	a.postal().Told(t, "ctl.mail.read."+string(t.Kind))
	if len(t.Held.Untrue) > 0 { // the keeper's journal is not what he told
		return errNo
	}
	return nil
}

// postal says what became of letters.
func (a *app) postal() postal.Teller { return postal.Teller{Out: a.out, Words: a.words} }

type mailPack struct {
	Save  string `arg:""`
	Words string `placeholder:"TEXT"`
	mailKept
}

// Help are examples; the words round them stand under ctl.help.
func (mailPack) Help() string { return `  awawctl mail pack "The Air War over the Channel"` }

// Run writes the next letter of a game.
func (c *mailPack) Run(a *app) error {
	o, store, err := c.office(a)
	if err != nil {
		return err
	}
	t, err := o.Pack(postal.Path(store, c.Save), c.Words, nil)
	if err != nil {
		return a.postal().Missing(store, c.Save, err)
	}
	a.postal().Told(t, "ctl.mail.packed")
	return nil
}

type mailAgain struct {
	Save string `arg:""`
	mailKept
}

// Help are examples; the words round them stand under ctl.help.
func (mailAgain) Help() string { return `  awawctl mail again "The Air War over the Channel"` }

// Run gives the last letter once more.
func (c *mailAgain) Run(a *app) error {
	o, store, err := c.office(a)
	if err != nil {
		return err
	}
	t, err := o.Again(postal.Path(store, c.Save), nil)
	if err != nil {
		return a.postal().Missing(store, c.Save, err)
	}
	key := "ctl.mail.packed"
	if t.Kind == mail.KindInvitation { // no letter has been written yet
		key = "ctl.mail.opening"
	}
	a.postal().Told(t, key)
	return nil
}

type mailList struct{ mailKept }

// Help are examples; the words round them stand under ctl.help.
func (mailList) Help() string { return `  awawctl mail list` }

// Run lists the games by mail and where they stand.
func (c *mailList) Run(a *app) error {
	o, store, err := c.office(a)
	if err != nil {
		return err
	}
	return a.postal().List(o, store, func(j *play.Journal) (*play.Game, error) { return a.resume(j, nil) })
}
