package chance

// This file tells whether what is said to be likely comes so often.

// Bin is what came of standings that were said to be about as likely to be won.
type Bin struct {
	Games float64 // how much of games they are: each game counts once, over all its standings
	Said  float64 // the mean chance
	Won   float64 // the mean of what came of it
}

// Bins is into how many equal parts chances are divided.
const Bins = 10

// Calibration sorts cases by the chance that was said.
func Calibration(cases []Case, win func(*Case) float64) (out [Bins]Bin) {
	standings := map[int]float64{}
	for i := range cases {
		standings[cases[i].Game]++
	}
	for i := range cases {
		said := win(&cases[i])
		b := &out[max(0, min(Bins-1, int(said*Bins)))]
		w := 1 / standings[cases[i].Game]
		b.Games += w
		b.Said += w * said
		b.Won += w * cases[i].Won
	}
	for i := range out {
		if b := &out[i]; b.Games > 0 {
			b.Said, b.Won = b.Said/b.Games, b.Won/b.Games
		}
	}
	return out
}
