package rescue

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/scenarios"
)

// This file finds the first line as it was: what stands between its marks is tried as the program ships it, and the chains tell.

const chainMark = `,"chain":"`

// exact gives the first line as it was, byte for byte.
func (w *wreck) exact() ([]byte, []engine.Text, bool) {
	end := bytes.LastIndex(w.first, []byte(chainMark))
	if end < 0 {
		return nil, nil, false
	}
	body, chain := w.first[:end], w.first[end:]
	for _, values := range w.values(body) {
		for _, scenario := range w.scenario(values) {
			sum := sha256.Sum256(append(make([]byte, sha256.Size), scenario...))
			own := chainMark + hex.EncodeToString(sum[:]) + `"}`
			if own != string(chain) && !w.leads(sum) {
				continue
			}
			line := append(append(bytes.Clone(scenario), own...), '\n')
			if _, err := play.HeaderOf("", line); err == nil {
				return line, []engine.Text{engine.Say("game.rescued.exact")}, true
			}
		}
	}
	return nil, nil, false
}

// leads tells whether the first entry continues a chain.
func (w *wreck) leads(before [sha256.Size]byte) bool {
	for line := range bytes.Lines(w.rest.Text) {
		if !bytes.HasPrefix(line, []byte(`{"n":`)) {
			continue
		}
		at := bytes.LastIndex(line, []byte(chainMark))
		if at < 0 {
			return false
		}
		sum := sha256.Sum256(append(before[:], line[:at]...))
		return bytes.HasPrefix(line[at+len(chainMark):], []byte(hex.EncodeToString(sum[:])))
	}
	return false
}

// values are the first line as it stands, and with the rule values of this program in the place of its own.
func (w *wreck) values(body []byte) [][]byte {
	out := [][]byte{body}
	from, to, ok := between(body, `"values":{`, `},"seed":{`)
	for _, folder := range systemsOf(body) {
		values, err := w.inForce.Values(folder)
		if text, bad := written(values); ok && err == nil && bad == nil {
			out = append(out, bytes.Join([][]byte{body[:from+len(`"values":`)], text, body[to:]}, nil))
		}
	}
	return out
}

// scenario are a first line as it stands, and with each scenario in the place of its own.
func (w *wreck) scenario(body []byte) [][]byte {
	out := [][]byte{body}
	from, to, ok := between(body, `"scenario":{"name":"`, `},"`)
	if !ok {
		return out
	}
	for _, mark := range []string{`},"options":{`, `},"board":{`} {
		if at := bytes.Index(body, []byte(mark)); at > from {
			to = at
			break
		}
	}
	for _, doc := range w.docs() {
		sum := sha256.Sum256(doc.Data)
		text, err := written(play.ScenarioText{Name: doc.Name, SHA256: hex.EncodeToString(sum[:]), Text: string(doc.Data)})
		if err == nil {
			out = append(out, bytes.Join([][]byte{body[:from+len(`"scenario":`)], text, body[to+1:]}, nil))
		}
	}
	return out
}

// docs are the scenarios that it may have been: those that stand in the save, then those of the program, first the one whose name can be
// read.
func (w *wreck) docs() (out []engine.Doc) {
	for _, text := range w.texts[:min(len(w.texts), 1)] {
		if info, err := scenarios.Read("", []byte(text)); err == nil {
			out = append(out, engine.Doc{Name: "scenarios/" + info.ID + ".toml", Data: []byte(text)})
		}
	}
	named := len(out)
	for _, info := range scenarios.List() {
		doc, err := scenarios.Doc(info.ID)
		switch {
		case err != nil:
		case bytes.Contains(w.first, []byte(`"`+doc.Name+`"`)) || bytes.Contains(w.first, []byte(`id = \"`+info.ID+`\"`)):
			out = append(out[:named:named], append([]engine.Doc{doc}, out[named:]...)...)
		default:
			out = append(out, doc)
		}
	}
	return out
}

// between finds a piece of the first line by what it begins with, and with what the next begins. Neither stands within a text there, for
// quotes are written with a backslash in those.
func between(body []byte, begins, next string) (from, to int, ok bool) {
	from = bytes.Index(body, []byte(begins))
	if from < 0 {
		return 0, 0, false
	}
	to = bytes.Index(body[from:], []byte(next))
	return from, from + to, to >= 0
}

// written is how journals write a thing down.
func written(x any) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	err := enc.Encode(x)
	return bytes.TrimSuffix(b.Bytes(), []byte{'\n'}), err
}
