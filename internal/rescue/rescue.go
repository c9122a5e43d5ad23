// Package rescue saves games whose first line is damaged or gone. That line holds the scenario, the rule values and the commitment to the
// seed: what of it is shipped with the program, or stands elsewhere in the save, is put back. Where the line comes out as it was, its
// chain tells so and nothing is lost; otherwise the game is played anew from the scenario that takes the most of it.
package rescue

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/plain"
	"awaw/internal/save"
	"awaw/tables"
)

// Rescued is what became of a save.
type Rescued struct {
	Path  string        // the new save
	Told  []engine.Text // what was restored or assumed of the first line
	Sound int           // entries that were taken over as they are
	play.Salvaged
}

// Texts tells a player all of it.
func (r Rescued) Texts() []engine.Text {
	if r.Sound > 0 && r.Play == 0 && len(r.Lost) == 0 {
		return r.Told
	}
	return append(r.Told[:len(r.Told):len(r.Told)], Texts(r.Salvaged)...)
}

// ErrNothing says that neither a first line nor a scenario is found that any of the save could be played with.
var ErrNothing = errors.New("rescue: nothing in this file can be played")

// wreck is a save whose first line cannot be read.
type wreck struct {
	inForce tables.Set
	first   []byte // what stands where the first line should, empty where it is gone
	rest    save.Rest
	seed    string   // the seed, where this copy keeps or shows it
	texts   []string // of scenarios that stand in it beside the first line
}

// FirstLine writes a new save beside one whose first line is damaged or gone, or that another program wrote in another encoding. The damaged save is not touched.
// unlock reads what is under passphrases; a save that it cannot unlock is refused with a play.LockedError before anything is written.
func FirstLine(path string, inForce tables.Set, unlock func(*play.Journal) error) (Rescued, error) {
	info, err := os.Stat(path)
	if err != nil {
		return Rescued{}, err
	}
	if info.Size() > play.LongestCopy {
		return Rescued{}, &play.TooLongError{File: path}
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return Rescued{}, err
	}
	var out Rescued
	text, coding := plain.UTF8(text)
	if coding != "" {
		out.Told = []engine.Text{engine.Say("game.rescued.coding", engine.Arg{Kind: engine.ArgName, S: coding})}
		if j, _ := play.ReadJournal(path, bytes.NewReader(text)); j != nil {
			rest := save.Rest{Text: text[j.Sound:], Line: 1 + bytes.Count(text[:j.Sound], []byte{'\n'})}
			out.Sound = len(j.Lines)
			return out, out.write(path, text[:j.Sound], rest, inForce, unlock)
		}
	}
	w := wreckOf(text, inForce)
	if err := play.CheckLength(path, w.first, w.rest.Text); err != nil {
		return Rescued{}, err
	}
	if !bytes.Contains(w.rest.Text, []byte(`{"n":`)) {
		return Rescued{}, ErrNothing
	}
	sound, rest := []byte(nil), w.rest
	if head, told, ok := w.exact(); ok {
		out.Told = append(out.Told, told...)
		whole := append(head, w.rest.Text...)
		j, err := play.ReadJournal(path, bytes.NewReader(whole))
		if j == nil {
			return out, err
		}
		sound = whole[:j.Sound]
		rest = save.Rest{Text: whole[j.Sound:], Line: w.rest.Line - 1 + bytes.Count(sound, []byte{'\n'})}
		out.Sound = len(j.Lines)
	} else if sound, told, ok = w.guessed(); !ok {
		return out, ErrNothing
	} else {
		out.Told = append(out.Told, told...)
	}
	return out, out.write(path, sound, rest, inForce, unlock)
}

// write makes the new save, and carries into it what stands behind its sound part.
func (r *Rescued) write(path string, sound []byte, rest save.Rest, inForce tables.Set, unlock func(*play.Journal) error) error {
	if j, err := play.ReadJournal(path, bytes.NewReader(sound)); err == nil && len(bytes.TrimSpace(rest.Text)) > 0 {
		if err := unlock(j); err != nil {
			return err
		}
		if sides := j.Locked(); sides != nil {
			return &play.LockedError{Sides: sides}
		}
	}
	r.Path = save.Beside(path)
	f, err := save.CreateAt(r.Path)
	if err != nil {
		return err
	}
	if err := errors.Join(f.Append(sound), f.Close()); err != nil {
		return err
	}
	j, f, err := save.LoadAt(r.Path)
	if err != nil {
		return err
	}
	defer f.Close()
	if len(bytes.TrimSpace(rest.Text)) == 0 {
		return nil
	}
	if err := unlock(j); err != nil {
		return err
	}
	g, err := systems.Resume(j, inForce, f)
	if err != nil {
		return err
	}
	r.Salvaged, err = g.Salvage(rest.Text, rest.Line)
	return err
}

func wreckOf(text []byte, inForce tables.Set) *wreck {
	at, blank := plain.Begins(text)
	w := &wreck{inForce: inForce, rest: save.Rest{Text: text[at:], Line: 1 + blank}}
	if !bytes.HasPrefix(w.rest.Text, []byte(`{"n":`)) && !bytes.HasPrefix(w.rest.Text, []byte(`{"private":`)) {
		first, rest, _ := bytes.Cut(w.rest.Text, []byte{'\n'})
		w.first, w.rest = plain.Line(first), save.Rest{Text: rest, Line: 2 + blank}
	}
	for line := range bytes.Lines(w.rest.Text) {
		var l struct{ Private, Seed, Text string }
		if !bytes.Contains(line, []byte(`"seed":"`)) && !bytes.HasPrefix(line, []byte(`{"private":"position"`)) || json.Unmarshal(line, &l) != nil {
			continue
		}
		var position struct{ Scenario string }
		if json.Unmarshal([]byte(l.Text), &position) == nil && position.Scenario != "" {
			w.texts = append(w.texts, position.Scenario)
		}
		if _, err := engine.ParseSeed(l.Seed); err == nil {
			w.seed = l.Seed
		}
	}
	return w
}
