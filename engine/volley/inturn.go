// Rounds in which the defender answers with what the attacker's dice left.
package volley

// pourInTurn is pour for such rounds, after meet. Whether both stay as they are is as in any other: then nothing was hit before the answer.
func (w *walk) pourInTurn(into []float64, a, d int, m float64) {
	ta, td := w.trees[Attacker], w.trees[Defender]
	nd := len(td.Forces)
	pa, pd := &w.tries[0][Attacker], &w.tries[0][Defender]
	for j, col := range pd.to[:pd.n] {
		share := m * pd.p[j]
		if int(col) == nd-1 {
			into[a*nd+nd-1] += share
			continue
		}
		pa.gather(ta, a, td.Rolls[0][col][ta.Class[a]])
		for i, to := range pa.to[:pa.n] {
			if int(to) != a || int(col) != d {
				into[int(to)*nd+int(col)] += share * pa.p[i]
			}
		}
	}
}
