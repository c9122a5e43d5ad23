package rescue

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/scenarios"
)

// This file makes a first line anew where the old one cannot be told.

// most is how many lines of a save are played to find its scenario.
const most = 200

// guessed gives a first line, with the seed where that is known, of the scenario that takes the most of the save.
func (w *wreck) guessed() (sound []byte, told []engine.Text, ok bool) {
	docs := w.docs()
	var own play.Header
	if json.Unmarshal(w.first, &own) == nil && own.Scenario.Text != "" {
		docs = append([]engine.Doc{{Name: own.Scenario.Name, Data: []byte(own.Scenario.Text)}}, docs...)
		if sum := sha256.Sum256(docs[0].Data); hex.EncodeToString(sum[:]) != own.Scenario.SHA256 { // it is what was damaged: the last resort
			docs = append(docs[1:], docs[0])
		}
	}
	lines := bytes.SplitAfterN(w.rest.Text, []byte{'\n'}, most+1)
	sample := bytes.Join(lines[:min(most, len(lines))], nil)
	var best engine.Doc
	best.Name, ok = "", false
	var took play.Salvaged
	for _, doc := range docs {
		text := w.header(own, doc)
		s, played := w.play(text, sample)
		if !played || s.Play == 0 || ok && cmp.Or(cmp.Compare(s.Agree-s.Differ, took.Agree-took.Differ), cmp.Compare(s.Play, took.Play)) <= 0 {
			continue
		}
		best, took, sound, ok = doc, s, text, true
		if len(s.Lost) == 0 && s.Differ == 0 {
			break
		}
	}
	if !ok {
		return nil, nil, false
	}
	told = []engine.Text{engine.Say("game.rescued.first"), engine.Say("game.rescued.scenario", engine.Arg{Kind: engine.ArgName, S: titleOf(best)})}
	if len(own.Tables.Values) == 0 {
		told = append(told, engine.Say("game.rescued.values"))
	}
	if w.seed == "" {
		told = append(told, engine.Say("game.rescued.seed"))
	}
	return sound, told, true
}

func titleOf(doc engine.Doc) string {
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		return doc.Name
	}
	return info.Name
}

// header writes a first line, and the seed where that is known; empty where the scenario cannot be set up.
func (w *wreck) header(own play.Header, doc engine.Doc) []byte {
	rules, kit, err := systems.Open(doc, w.inForce, own.Options)
	if err != nil {
		return nil
	}
	sum := sha256.Sum256(doc.Data)
	h := own
	h.Format, h.System = play.FormatVersion, rules.ID()
	if h.Locks != nil {
		h.Format = play.FormatLocked
	}
	h.Title = cmp.Or(h.Title, titleOf(doc))
	h.Scenario = play.ScenarioText{Name: doc.Name, SHA256: hex.EncodeToString(sum[:]), Text: string(doc.Data)}
	if kit.Board != nil {
		h.Board = play.BoardName{ID: kit.Board.ID(), Edition: kit.Board.Edition()}
	}
	if h.Tables.Hash = w.inForce.Hash(string(rules.ID())); len(h.Tables.Values) > 0 {
		h.Tables.Hash = systems.Tables().Carrying("", h.Tables.Values).Hash(string(rules.ID()))
	} else if h.Tables.Values, err = w.inForce.Values(string(rules.ID())); err != nil {
		return nil
	}
	h.Dice = engine.GeneratorKeyed
	seed, err := engine.ParseSeed(w.seed)
	switch {
	case err == nil:
		commit := seed.Commitment()
		h.Seed.Commit = hex.EncodeToString(commit[:])
	case len(h.Seed.Commit) != 2*sha256.Size:
		h.Dice = play.GeneratorOther
	}
	body, errBody := written(h)
	if errBody != nil {
		return nil
	}
	body = body[:len(body)-1]
	chain := sha256.Sum256(append(make([]byte, sha256.Size), body...))
	text := string(body) + chainMark + hex.EncodeToString(chain[:]) + "\"}\n"
	if err == nil {
		text += `{"private":"seed","seed":"` + w.seed + "\"}\n"
	}
	return []byte(text)
}

// play carries lines out under a first line.
func (w *wreck) play(first, lines []byte) (s play.Salvaged, ok bool) {
	j, err := play.ReadJournal("", bytes.NewReader(first))
	if err != nil {
		return s, false
	}
	g, err := systems.Resume(j, w.inForce, new(play.Memory))
	if err != nil {
		return s, false
	}
	s, err = g.Salvage(lines, 1)
	return s, err == nil
}

// systemsOf are the folders of rule values that the first line may have meant.
func systemsOf(first []byte) (out []string) {
	for _, s := range systems.All() {
		if bytes.Contains(first, []byte(`"system":"`+string(s.ID())+`"`)) || strings.Contains(string(first), `"`+s.Folder()+`/`) {
			out = append(out, s.Folder())
		}
	}
	return out
}
