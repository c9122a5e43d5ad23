// What stands within a step, each in its place of a save.

package awaw

// recorded is a question that saves have a place for: every one that stands within a step.
type recorded interface{ record(*record) }

func (f *fight) record(r *record) { r.Fight = f.text() }

func (b *battle) record(r *record) { r.Battle = b.text() }

func (s *sortie) record(r *record) { r.Sortie, r.SortieWay = s.text(), s.way }

func (b *seaBattle) record(r *record) {
	r.Sea = b.text()
	if b.announced != nil {
		b.announced.record(r)
	}
}

func (s *strike) record(r *record) { r.Strike = s.text() }

func (d *dive) record(r *record) { r.Dive = d.text() }

func (b *bombing) record(r *record) { r.Bombing = b.text() }

func (c *choice) record(r *record) { r.Choice = c.text() }
