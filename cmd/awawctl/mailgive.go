// awawctl mail give: commands at this desk.

package main

import (
	"errors"
	"io/fs"

	"awaw/cmd/awawctl/internal/postal"
	"awaw/internal/mail"
	"awaw/internal/save"
)

type mailGive struct {
	Save     string   `arg:""`
	Commands []string `arg:"" optional:""`
	Back     bool
	Orders   *string `placeholder:"ORDERS"`
	mailKept
}

// Help are examples; the words round them stand under ctl.help.
func (mailGive) Help() string {
	return `  awawctl mail give "The Air War over the Channel" "done" "done"
  awawctl mail give "The Air War over the Channel" --orders "intercept=55 plain"`
}

// Run gives commands at this desk, or lists what is legal.
func (c *mailGive) Run(a *app) (err error) {
	o, store, err := c.office(a)
	if err != nil {
		return err
	}
	path := postal.Path(store, c.Save)
	j, f, err := save.LoadAt(path)
	if errors.Is(err, fs.ErrNotExist) && o.Waits(path) {
		return mail.ErrUnbegun
	}
	if err != nil {
		return a.postal().Missing(store, c.Save, err)
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
	if c.Back {
		if err := mail.Unplan(g); err != nil {
			return err
		}
	}
	if c.Orders != nil {
		if err := mail.Order(g, *c.Orders); err != nil {
			return a.postal().Idle(g, err)
		}
	}
	if err := mail.GiveAll(g, c.Commands); err != nil {
		if c.Orders != nil { // they stand, whatever became of the commands
			a.postal().Orders(g)
		}
		return a.postal().Idle(g, err)
	}
	if c.Orders != nil && *c.Orders == "" {
		a.postal().Orders(g)
	}
	a.postal().Legal(g)
	a.postal().State(g)
	return nil
}
