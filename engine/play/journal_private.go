package play

import (
	"bytes"
	"encoding/json"

	"awaw/engine"
)

// This file reads the private lines of journals.

// private reads a private line. A broken one is passed over: a draft or position is then missing, nothing false
// comes in, for each is held against a commitment or digest.
func (p *journalReader) private(text []byte) {
	if p.j.takePrivate(text) == nil {
		return
	}
	if p.torn++; p.torn <= mostTorn {
		p.j.Notices = append(p.j.Notices, noticeDebris(p.number))
	}
}

// takePrivate takes what a private line holds.
func (j *Journal) takePrivate(text []byte) error {
	var v private
	if bytes.HasPrefix(text, positionOpen) {
		return j.takePosition(text)
	}
	if err := json.Unmarshal(text, &v); err != nil {
		return err
	}
	switch v.Private {
	case privateSeed:
		if s, err := engine.ParseSeed(v.Seed); err == nil {
			j.seed = &s
		}
	case privateDraft:
		j.drafts = append(j.drafts, v)
	case privateLocked:
		j.locked = append(j.locked, v.Text)
	}
	return nil
}

// takePosition takes a whole position, and nothing else that its line may hold.
func (j *Journal) takePosition(text []byte) error {
	var v struct {
		At   int    `json:"at"`
		Text string `json:"text"`
	}
	err := json.Unmarshal(text, &v)
	if err == nil {
		j.positions = append(j.positions, private{Private: privatePosition, At: v.At, Text: v.Text})
	}
	return err
}

// WithoutPositions leaves the whole positions out, so that the game is replayed from its set-up.
func (j *Journal) WithoutPositions() *Journal {
	k := *j
	k.positions = nil
	return &k
}
