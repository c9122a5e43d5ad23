package awaw

import "awaw/engine"

// This file reads positions back in a game that goes on.

// Reread reads what Encode wrote, in the world of p where it is of the same scenario.
func (p *Position) Reread(data []byte) (engine.Position, error) {
	r, err := readRecord(data)
	if err != nil {
		return nil, err
	}
	start := p.desk.start
	if r.Name != p.w.doc.Name || r.Scenario != string(p.w.doc.Data) {
		if start, err = build(p.w.kit, engine.Doc{Name: r.Name, Data: []byte(r.Scenario)}); err != nil {
			return nil, err
		}
	}
	return r.position(start)
}
