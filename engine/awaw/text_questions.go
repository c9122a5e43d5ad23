// Where saves have each question.

package awaw

func (f *fight) record(r *record) { r.Fight = f.text() }

func (b *battle) record(r *record) { r.Battle = b.text() }

func (s *sortie) record(r *record) { r.Sortie = s.text() }

func (b *seaBattle) record(r *record) {
	r.Sea = b.text()
	if b.announced != nil {
		b.announced.record(r)
	}
}

func (s *strike) record(r *record) { r.Strike = s.text() }

func (d *dive) record(r *record) { r.Dive = d.text() }

func (b *bombing) record(r *record) { r.Bombing = b.text() }
